import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Tone } from "./tone";
import { Tooltip } from "./tooltip";

export interface BadgeProps {
  tone?: Tone | "accent";
  icon?: ReactNode;
  /** The full text on hover, in case it is cut off. */
  title?: string;
  /** More text in a tooltip. Makes the badge focusable. */
  hint?: string;
  children: ReactNode;
}

/** A framed word that marks an exception. Use `Status` for normal states. Use at most two per row. */
export function Badge({ tone = "neutral", icon, title, hint, children }: BadgeProps) {
  const badge = (
    <Frame className="gh-badge" data-tone={tone} title={title} tabIndex={hint ? 0 : undefined}>
      {icon}
      {children}
    </Frame>
  );
  return hint ? <Tooltip text={hint}>{badge}</Tooltip> : badge;
}

const Frame = styled.span`
  display: inline-block;
  vertical-align: top;
  max-width: 100%;
  padding: 0.125em 0.5em 0.125em 0.4em;
  overflow: clip;
  text-overflow: ellipsis;
  font-size: var(--gh-type-sm);
  font-weight: var(--gh-weight-medium);
  line-height: var(--gh-leading-tight);
  white-space: nowrap;
  border: var(--gh-line) solid var(--gh-neutral-border);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-neutral-bg);
  color: var(--gh-neutral-text);
  .gh-icon { width: 1em; height: 1em; margin-inline-end: 0.4em; stroke-width: 1.75; color: inherit; vertical-align: -0.14em; }
  &[data-tone="success"] { background: var(--gh-success-bg); border-color: var(--gh-success-border); color: var(--gh-success-text); }
  &[data-tone="warning"] { background: var(--gh-warning-bg); border-color: var(--gh-warning-border); color: var(--gh-warning-text); }
  &[data-tone="danger"] { background: var(--gh-danger-bg); border-color: var(--gh-danger-border); color: var(--gh-danger-text); }
  &[data-tone="info"] { background: var(--gh-info-bg); border-color: var(--gh-info-border); color: var(--gh-info-text); }
  &[data-tone="accent"] { background: var(--gh-surface-selected); border-color: color-mix(in oklab, var(--gh-accent) 40%, var(--gh-surface)); color: var(--gh-accent); }
  @container gh-panel (width < 40em) { white-space: normal; }
`;
