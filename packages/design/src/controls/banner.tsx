import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Tone } from "./tone";
import { ToneIcon } from "./tone-icon";

export interface BannerProps {
  tone?: Tone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** Spans its container from edge to edge. */
  isEdge?: boolean;
  /** Inverts the colors. Only for a user who acts on another's behalf. */
  isAlert?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A message that stays while its cause exists. For one-time events, use a toast. */
export function Banner({ tone = "neutral", icon, isEdge, isAlert, actions, children }: BannerProps) {
  return (
    <Frame
      className="gh-banner"
      role={tone === "danger" ? "alert" : "status"}
      data-tone={tone}
      data-edge={isEdge || undefined}
      data-alert={isAlert || undefined}
    >
      {icon ?? <ToneIcon tone={tone} />}
      <div className="gh-banner-text">{children}</div>
      {actions}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-2) var(--gh-space-3);
  padding: 0.57em var(--gh-space-4);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  background: var(--gh-surface);
  > .gh-icon { align-self: flex-start; margin-top: 0.143em; }
  .gh-banner-text { flex: 1 1 min(16em, 100% - 3em); min-width: 0; overflow-wrap: anywhere; }
  &[data-tone="success"] { background: var(--gh-success-bg); border-color: var(--gh-success-border); }
  &[data-tone="warning"] { background: var(--gh-warning-bg); border-color: var(--gh-warning-border); }
  &[data-tone="danger"] { background: var(--gh-danger-bg); border-color: var(--gh-danger-border); }
  &[data-tone="info"] { background: var(--gh-info-bg); border-color: var(--gh-info-border); }
  &[data-tone="success"] > .gh-icon { color: var(--gh-success-text); }
  &[data-tone="warning"] > .gh-icon { color: var(--gh-warning-text); }
  &[data-tone="danger"] > .gh-icon { color: var(--gh-danger-text); }
  &[data-tone="info"] > .gh-icon { color: var(--gh-info-text); }
  .gh-banner-text a:not(.gh-button) { text-decoration: underline; text-underline-offset: 0.2em; }
  &[data-edge] { border-width: 0 0 1px; border-radius: 0; min-height: 2.571em; padding-block: 0.3em; }
  &[data-edge] > .gh-icon { align-self: center; margin-top: 0; }
  @container gh-panel (width < 30em) {
    &[data-edge] > .gh-icon { align-self: flex-start; margin-top: 0.143em; }
  }
  &[data-alert] { background: var(--gh-alert-bg); border-color: transparent; color: var(--gh-alert-text); }
  &[data-alert] > .gh-icon { color: inherit; }
  &[data-alert] a { color: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
`;
