import type { RowRange } from "../store/segment-list";
import type { Facts } from "./facts";

/** A step of a log: its lines, and how it ended. */
export interface Step {
  readonly name: string;
  /** The row that begins it. */
  readonly startRow: number;
  /** The row after its last, or after the last one known to be part of it. */
  readonly endRow: number;
  /** `unknown` if the rows in which it ends have not been read. */
  readonly state: "running" | "done" | "failed" | "unknown";
  /** As written in the log, such as `2.1 s`. */
  readonly duration?: string;
}

/**
 * The steps of a log, in order. A step ends at its own end mark, or where the next one begins. An end mark without a
 * step is an ordinary line. Rows that have not been read may have marks too, so they are part of no step.
 *
 * @param unread - the parts of the log that have not been read, in order
 */
export function stepsOf(marks: Facts["marks"], rowCount: number, unread: readonly RowRange[] = []): readonly Step[] {
  const steps: Step[] = [];
  let open: { name: string; startRow: number } | undefined;
  const close = (endRow: number, end: Pick<Step, "state" | "duration">) => {
    if (!open) return;
    const { startRow } = open;
    const gap = unread.find(({ from }) => from > startRow && from < endRow);
    steps.push(gap ? { ...open, endRow: gap.from, state: "unknown" } : { ...open, endRow, ...end });
    open = undefined;
  };
  for (const mark of marks) {
    if (mark.kind === "start") {
      close(mark.row, { state: "done" });
      open = { name: mark.name, startRow: mark.row };
    } else if (open?.name === mark.name)
      close(mark.row + 1, { state: mark.isFailed ? "failed" : "done", duration: mark.duration });
  }
  close(rowCount, { state: "running" });
  return steps;
}
