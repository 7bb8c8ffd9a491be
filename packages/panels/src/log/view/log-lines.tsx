import { type ReactNode, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { type HitPlace, lowerBound } from "../search/hit-list";
import type { Step } from "../search/steps";
import { LineCache } from "./line-cache";
import type { LineRange } from "./line-range";
import { LinesFrame } from "./lines-frame";
import type { LogLayout } from "./log-layout";
import { LogLine } from "./log-line";
import type { LogSnapshot } from "./log-model";
import type { LogWords } from "./log-words";
import { StepHead, type StepHeadProps } from "./step-head";
import { type ScrollGoal, useScroll } from "./use-scroll";

/** What the rest of the viewer asks of the lines. */
export interface LogLinesControl {
  readonly topRow: () => number;
  readonly focus: () => void;
}

export interface LogLinesProps {
  readonly controlRef: Ref<LogLinesControl>;
  readonly label: string;
  readonly snapshot: LogSnapshot;
  readonly layout: LogLayout;
  readonly goal: ScrollGoal | undefined;
  readonly isWrapped: boolean;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly isRunning: boolean;
  readonly range: LineRange | undefined;
  readonly targetRow: number | undefined;
  readonly hit: HitPlace | undefined;
  readonly limitOf: (row: number) => number;
  readonly onShowMore: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly onCopyStep: (step: Step) => void;
  readonly onToggle: (step: Step) => void;
  readonly onRow?: ((row: number, isExtended: boolean) => void) | undefined;
  readonly onWant: (range: { readonly from: number; readonly to: number }) => void;
  readonly words: LogWords;
}

/** The lines in view, and no others: what is drawn does not grow with the log. */
export function LogLines(props: LogLinesProps): ReactNode {
  const { snapshot, layout, isWrapped, isFollowing, onFollow, onRow, onWant, words, range, hit } = props;
  const scroll = useScroll({ layout, goal: props.goal, isWrapped, isFollowing, onFollow });
  const { window: shown, isSettled } = scroll;
  const [cache] = useState(() => new LineCache());
  const items = Array.from({ length: shown.last - shown.first }, (_, index) => layout.itemAt(shown.first + index));
  const rows = items.flatMap((item) => (item.kind === "line" ? [item.row] : []));
  const lines = cache.lines(snapshot.state.segments, rows);
  const from = rows[0];
  const to = rows.at(-1);
  const isMissing = lines.size < rows.length;
  useEffect(() => {
    if (isMissing && from !== undefined && to !== undefined && isSettled()) onWant({ from, to: to + 1 });
  }, [isMissing, from, to, onWant, isSettled]);
  useImperativeHandle(
    props.controlRef,
    () => ({
      topRow: () => layout.rowAt(scroll.topIndex()),
      focus: () => scroll.viewRef.current?.focus({ preventScroll: true }),
    }),
    [layout, scroll],
  );
  const headOf = (step: Step, isFolded: boolean): StepHeadProps => ({
    step,
    isFolded,
    ...countReports(snapshot, step),
    matches: snapshot.search && snapshot.search.hits.before(step.endRow) - snapshot.search.hits.before(step.startRow),
    onToggle: props.onToggle,
    onCopy: props.onCopyStep,
    words,
  });
  const topItem = layout.count > 0 ? layout.itemAt(shown.topIndex) : undefined;
  const echoed = topItem?.kind === "line" ? layout.stepAt(shown.topIndex) : undefined;
  const lastRow = snapshot.state.rowCount - 1;
  return (
    <LinesFrame
      ref={scroll.viewRef}
      className="gh-log-lines"
      role="log"
      aria-label={props.label}
      aria-live="off"
      tabIndex={0}
      data-wrap={isWrapped || undefined}
      data-linked={onRow ? "" : undefined}
      onScroll={scroll.onScroll}
      onClick={(event) => {
        const number = (event.target as Element).closest<HTMLElement>("[data-row]");
        if (number) onRow?.(Number(number.dataset["row"]), event.shiftKey);
      }}
    >
      <div className="gh-log-echo">{echoed && <StepHead {...headOf(echoed, false)} isEcho />}</div>
      <div className="gh-log-probe gh-log-line" ref={scroll.probeRef} aria-hidden="true">
        <span className="gh-log-text">0</span>
      </div>
      <div className="gh-log-content" style={{ height: shown.contentHeight }}>
        <div className="gh-log-window" ref={scroll.windowRef}>
          {items.map((item) => {
            if (item.kind === "step")
              return <StepHead key={`step-${item.step.startRow}`} {...headOf(item.step, item.isFolded)} />;
            const line = lines.get(item.row);
            if (!line) return <MissingLine key={item.row} row={item.row} text={words.texts.notRead} />;
            return (
              <LogLine
                key={item.row}
                line={line}
                matcher={snapshot.search?.matcher}
                currentMatch={hit?.row === item.row ? hit.index : undefined}
                isInRange={range !== undefined && item.row + 1 >= range.first && item.row + 1 <= range.last}
                isTarget={item.row === props.targetRow}
                isLive={props.isRunning && item.row === lastRow}
                limit={props.limitOf(item.row)}
                onShowMore={props.onShowMore}
                onCopy={props.onCopy}
                words={words}
              />
            );
          })}
        </div>
      </div>
    </LinesFrame>
  );
}

function MissingLine({ row, text }: { readonly row: number; readonly text: string }): ReactNode {
  return (
    <div className="gh-log-line" data-missing="">
      <span className="gh-log-no">{row + 1}</span>
      <span className="gh-log-text">{text}</span>
    </div>
  );
}

function countReports({ reports }: LogSnapshot, { startRow, endRow }: Step) {
  const rows = reportRows(reports);
  const inside = reports.slice(lowerBound(rows, startRow), lowerBound(rows, endRow));
  const errors = inside.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: inside.length - errors };
}

const knownRows = new WeakMap<LogSnapshot["reports"], readonly number[]>();

function reportRows(reports: LogSnapshot["reports"]): readonly number[] {
  const rows = knownRows.get(reports) ?? reports.map(({ row }) => row);
  knownRows.set(reports, rows);
  return rows;
}
