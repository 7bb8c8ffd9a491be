import { Button } from "@gatehouse/design";
import { memo, type ReactNode, useMemo } from "react";
import type { Matcher } from "../search/log-query";
import { rowText } from "../store/segment";
import { sliceRuns } from "../text/run-writer";
import { classesOf } from "../text/text-style";
import { visibleText } from "../text/visible-text";
import type { DrawnLine } from "./line-cache";
import type { LogWords } from "./log-words";
import { type MarkedRun, markRuns } from "./mark-runs";
import { TimedRuns } from "./timed-runs";

interface LogLineProps {
  readonly line: DrawnLine;
  readonly matcher: Matcher | undefined;
  /** The index of the current match in this line. */
  readonly currentMatch: number | undefined;
  readonly isInRange: boolean;
  readonly isTarget: boolean;
  /** The last line of a log that grows. */
  readonly isLive: boolean;
  /** How many characters are drawn. */
  readonly limit: number;
  readonly onShowMore: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly onTime?: ((time: string) => void) | undefined;
  readonly words: LogWords;
}

/* The most bytes of one line that go onto the clipboard. */
const mostCopied = 20_000_000;

/** One line: its number, and its text in styles. */
export const LogLine = memo(function LogLine(props: LogLineProps): ReactNode {
  const { line, matcher, currentMatch, isInRange, isTarget, isLive, limit, onShowMore, onCopy, onTime, words } = props;
  const { texts, number } = words;
  const runs = useMemo(
    () => markRuns(sliceRuns(line.runs, 0, limit), matcher?.find(line.text) ?? []),
    [line, matcher, limit],
  );
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
        {line.row + 1}
      </span>
      <span className="gh-log-text">
        {onTime ? <TimedRuns runs={runs} text={line.text} onTime={onTime} piece={piece} /> : runs.map(piece)}
        {hidden > 0 && (
          <span className="gh-log-long">
            {texts.longLine(number(hidden))}
            {line.text.length > limit && (
              <Button size="sm" onPress={() => onShowMore(line.row)}>
                {texts.showMore}
              </Button>
            )}
            <Button
              size="sm"
              onPress={() => onCopy(visibleText(rowText(line.segment, line.row, 0, mostCopied)))}
              aria-label={`${texts.copyLine} ${number(line.row + 1)}`}
            >
              {texts.copyLine}
            </Button>
          </span>
        )}
      </span>
    </div>
  );
});

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
