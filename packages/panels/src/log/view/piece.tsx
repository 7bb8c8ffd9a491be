import type { ReactNode } from "react";
import { classesOf } from "../text/text-style";
import type { MarkedRun } from "./mark-runs";

/** A piece of a line in its style. */
export function Piece({ run, isCurrent }: { readonly run: MarkedRun; readonly isCurrent: boolean }): ReactNode {
  const text = run.match === undefined ? run.text : <mark data-current={isCurrent || undefined}>{run.text}</mark>;
  const classes = classesOf(run.style);
  if (run.href !== undefined)
    return (
      <a className={classes || undefined} href={run.href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return classes === "" ? text : <span className={classes}>{text}</span>;
}
