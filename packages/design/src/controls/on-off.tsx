import type { ReactNode } from "react";
import { CheckIcon } from "../icons/icons";
import { Status } from "./status";

export interface OnOffProps {
  isOn: boolean;
  on: string;
  off: string;
}

/** Whether something is on, in a table or among facts: a check and a word, or a quiet word. */
export function OnOff({ isOn, on, off }: OnOffProps): ReactNode {
  return isOn ? (
    <Status tone="success" icon={<CheckIcon />}>
      {on}
    </Status>
  ) : (
    <span className="gh-muted">{off}</span>
  );
}
