import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import type { Tone } from "./tone";
import { ToneIcon } from "./tone-icon";

export interface StatusProps {
  tone: Tone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  isStrong?: boolean;
  children: ReactNode;
}

/** A state in running text: an icon and a word, never color alone. */
export function Status({ tone, icon, isStrong, children }: StatusProps) {
  return (
    <Frame className="gh-status" data-tone={tone} data-strong={isStrong || undefined}>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{children}</span>
    </Frame>
  );
}

/* The icon is beside the first line and doesn't count for the baseline, so the word aligns with a label before it. */
export const statusLayout = css`
  display: inline-flex;
  vertical-align: top;
  align-items: baseline;
  gap: 0.5em;
  max-width: 100%;
  color: var(--gh-text);
`;

const Frame = styled.span`
  ${statusLayout}
  > span { min-width: 0; overflow-wrap: break-word; }
  .gh-icon { align-self: start; width: 1em; height: 1lh; stroke-width: 1.75; }
  &[data-strong] { font-weight: var(--gh-weight-medium); }
`;
