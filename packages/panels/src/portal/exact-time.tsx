import { Tooltip } from "@gatehouse/design";
import type { ReactNode } from "react";

export interface ExactTimeProps {
  readonly time: Date;
  /** The exact time, with its zone. */
  readonly exact: string;
  /** The displayed time, or a sentence that contains it. */
  readonly children: string;
}

/** Shows the exact time on hover and keyboard focus. */
export function ExactTime({ time, exact, children }: ExactTimeProps): ReactNode {
  return (
    <Tooltip text={exact}>
      <time dateTime={time.toISOString()} tabIndex={0}>
        {children}
      </time>
    </Tooltip>
  );
}
