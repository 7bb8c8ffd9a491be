import { memo, type ReactNode, useMemo } from "react";
import type { Match } from "../search/log-query";
import { sliceRuns } from "../text/run-writer";
import type { LateParts } from "./late-parts";
import type { DrawnLine } from "./line-cache";
import type { LogWords } from "./log-words";
import { type MarkedRun, markRuns } from "./mark-runs";
import { Piece } from "./piece";

interface LogLineProps {
  readonly line: DrawnLine;
  readonly matches: readonly Match[] | undefined;
  /** The index of the current match in this line. */
  readonly currentMatch: number | undefined;
  /** Whether its number in the log is known. */
  readonly isNumbered: boolean;
  readonly isInRange: boolean;
  readonly isTarget: boolean;
  /** Whether this is the last line of a running log. */
  readonly isLive: boolean;
  /** How many characters are drawn. */
  readonly limit: number;
  readonly onShowMore: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly onTime?: ((time: string) => void) | undefined;
  readonly parts: LateParts | undefined;
  readonly words: LogWords;
}

/** One line: its number, and its text in styles. */
export const LogLine = memo(function LogLine(props: LogLineProps): ReactNode {
  const { line, matches, currentMatch, isInRange, isTarget, isLive, limit, onShowMore, onCopy, onTime, parts, words } =
    props;
  const runs = useMemo(() => markRuns(sliceRuns(line.runs, 0, limit), matches ?? []), [line, matches, limit]);
  const piece = (run: MarkedRun, index: number) => (
    <Piece key={index} run={run} isCurrent={run.match !== undefined && run.match === currentMatch} />
  );
  const hidden = Math.max(0, line.text.length - limit) + line.unreadBytes;
  return (
    <div
      className="gh-log-line"
      data-at={line.row}
      data-level={line.severity}
      data-range={isInRange || undefined}
      data-target={isTarget || undefined}
      data-live={isLive || undefined}
    >
      <span className="gh-log-no" data-row={line.row}>
        {props.isNumbered && line.row + 1}
      </span>
      <span className="gh-log-text">
        {onTime && parts ? (
          <parts.TimedRuns runs={runs} text={line.text} onTime={onTime} piece={piece} />
        ) : (
          runs.map(piece)
        )}
        {hidden > 0 && parts && (
          <parts.LongLine line={line} hidden={hidden} {...{ limit, onShowMore, onCopy, words }} />
        )}
      </span>
    </div>
  );
});
