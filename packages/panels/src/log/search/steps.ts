import type { Facts } from "./facts";

/** A step of a log: its lines, and how it ended. */
export interface Step {
  readonly name: string;
  /** The row that begins it. */
  readonly startRow: number;
  /** The row after its last. */
  readonly endRow: number;
  readonly state: "running" | "done" | "failed";
  /** As written in the log, such as `2.1 s`. */
  readonly duration?: string;
}

/**
 * The steps of a log, in order. A step ends at its own end mark, or where the next one begins. An end mark without a
 * step is an ordinary line.
 */
export function stepsOf(marks: Facts["marks"], rowCount: number): readonly Step[] {
  const steps: Step[] = [];
  let open: { name: string; startRow: number } | undefined;
  const close = (endRow: number, end: Pick<Step, "state" | "duration">) => {
    if (open) steps.push({ ...open, endRow, ...end });
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
