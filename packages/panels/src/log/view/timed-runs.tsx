import type { KeyboardEvent, ReactNode } from "react";
import { findTime } from "../text/find-time";
import { sliceRuns } from "../text/run-writer";
import type { MarkedRun } from "./mark-runs";

interface TimedRunsProps {
  readonly runs: readonly MarkedRun[];
  /** The whole line. */
  readonly text: string;
  readonly onTime: (time: string) => void;
  readonly piece: (run: MarkedRun, index: number) => ReactNode;
}

/** The runs of a line, with the time of a simulation in it as a button. */
export function TimedRuns({ runs, text, onTime, piece }: TimedRunsProps): ReactNode {
  const found = findTime(text);
  if (!found) return runs.map(piece);
  const press = () => onTime(found.time);
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
  return (
    <>
      {sliceRuns(runs, 0, found.from).map(piece)}
      {/* Text in a button could not be selected. */}
      <span className="gh-log-time" role="button" tabIndex={0} onClick={press} onKeyDown={pressByKey}>
        {sliceRuns(runs, found.from, found.to).map(piece)}
      </span>
      {sliceRuns(runs, found.to, text.length).map(piece)}
    </>
  );
}
