import { Tooltip } from "@gatehouse/design";
import type { ReactNode } from "react";

export interface ExactTimeProps {
  readonly time: Date;
  /** With its zone. */
  readonly exact: string;
  /** The time as the page writes it, or a sentence with it. */
  readonly children: string;
}

/** A time that says exactly which it is on hover and keyboard focus. */
export function ExactTime({ time, exact, children }: ExactTimeProps): ReactNode {
  return (
    <Tooltip text={exact}>
      <time dateTime={time.toISOString()} tabIndex={0}>
        {children}
      </time>
    </Tooltip>
  );
}
