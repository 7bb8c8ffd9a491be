import type { ReactNode } from "react";
import { styled } from "styled-components";
import { outlinedIcon } from "../icons/outlined-icon";
import { statusLayout } from "./status";

export interface OnOffProps {
  isOn: boolean;
  on: string;
  off: string;
}

/** Shows whether something is on, in details: a check and a word, or a muted word. */
export function OnOff({ isOn, on, off }: OnOffProps): ReactNode {
  return isOn ? (
    <On className="gh-status" data-tone="success">
      {on}
    </On>
  ) : (
    <span className="gh-muted">{off}</span>
  );
}

/* Draws the check without an extra element. */
const On = styled.span`
  ${statusLayout}
  ${outlinedIcon("&::before", "check", "CanvasText")}
  &::before { align-self: center; color: var(--gh-success); }
`;
