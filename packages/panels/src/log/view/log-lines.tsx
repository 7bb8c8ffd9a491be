import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import type { HitPlace } from "../search/hit-list";
import type { Step } from "../search/steps";
import type { LateParts } from "./late-parts";
import { LineCache } from "./line-cache";
import type { LineRange } from "./line-range";
import type { LogLayout } from "./log-layout";
import { LogLine } from "./log-line";
import type { LogSnapshot } from "./log-snapshot";
import type { LogWords } from "./log-words";
import { selectedText } from "./selected-text";
import type { StepHeadProps } from "./step-head";
import { useHeldFocus } from "./use-held-focus";
import { useKeptSelection } from "./use-kept-selection";
import { type ScrollGoal, useScroll } from "./use-scroll";
import { useShownMatch } from "./use-shown-match";

/** The handle with which the rest of the viewer controls the lines. */
export interface LogLinesControl {
  readonly topRow: () => number;
  readonly focus: () => void;
}

export interface LogLinesProps {
  readonly controlRef: Ref<LogLinesControl>;
  /** The rail's mark of the part in view. */
  readonly windowMark: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly snapshot: LogSnapshot;
  readonly layout: LogLayout;
  readonly goal: ScrollGoal | undefined;
  readonly isWrapped: boolean;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly onScrolled: () => void;
  readonly isRunning: boolean;
  readonly range: LineRange | undefined;
  readonly targetRow: number | undefined;
  readonly hit: HitPlace | undefined;
  readonly limitOf: (row: number) => number;
  readonly onShowMore: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly onCopyRows: (from: number, to: number) => void;
  readonly onCopyStep: (step: Step) => void;
  readonly onToggle: (step: Step) => void;
  readonly onRow?: ((row: number, isExtended: boolean) => void) | undefined;
  readonly onTime?: ((time: string) => void) | undefined;
  readonly onWant: (range: { readonly from: number; readonly to: number }) => void;
  /** Undefined while they load: there are no steps and matches yet. */
  readonly parts: LateParts | undefined;
  readonly words: LogWords;
}

/** Draws only the lines in view, so that the number of elements does not grow with the log. */
export function LogLines(props: LogLinesProps): ReactNode {
  const { snapshot, layout, isWrapped, isFollowing, onFollow, onRow, onWant, parts, words, range, hit } = props;
  const id = useId();
  const scroll = useScroll({
    layout,
    goal: props.goal,
    isWrapped,
    isFollowing,
    onFollow,
    onScrolled: props.onScrolled,
    windowMark: props.windowMark,
  });
  const { window: shown, isSettled } = scroll;
  useShownMatch(scroll.viewRef, hit);
  const heldFocus = useHeldFocus(scroll.viewRef);
  const selection = useKeptSelection(scroll.windowRef);
  const copySelection = (event: ClipboardEvent) => {
    const selected = selection.read();
    if (!selected) return;
    event.preventDefault();
    const text = selectedText(snapshot.state.segments, layout, selected);
    if (text === undefined) props.onCopyRows(selected.start.row, selected.end.row + 1);
    else event.clipboardData.setData("text/plain", text);
  };
  const lastRow = snapshot.state.rowCount - 1;
  const selectAll = (event: KeyboardEvent) => {
    if (event.key !== "a" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    selection.select({ start: { row: 0, column: 0 }, end: { row: lastRow, column: Number.POSITIVE_INFINITY } });
  };
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
    snapshot,
    hit,
    onToggle: props.onToggle,
    onCopy: props.onCopyStep,
    words,
  });
  const topItem = layout.count > 0 ? layout.itemAt(shown.topIndex) : undefined;
  const echoed = topItem && topItem.kind !== "step" ? layout.stepAt(shown.topIndex) : undefined;
  return (
    <div
      ref={scroll.viewRef}
      className="gh-log-lines"
      role="log"
      aria-label={props.label}
      aria-live="off"
      tabIndex={0}
      // A router restores the scroll position of an element that it finds by this. It may record the position of other
      // lines than those in its address.
      data-scroll-restoration-id={`${id} ${range?.first}-${range?.last}`}
      data-wrap={isWrapped || undefined}
      data-linked={onRow ? "" : undefined}
      onScroll={scroll.onScroll}
      {...heldFocus}
      onCopy={copySelection}
      onKeyDown={selectAll}
      onClick={(event) => {
        const number = (event.target as Element).closest<HTMLElement>("[data-row]");
        if (number) onRow?.(Number(number.dataset["row"]), event.shiftKey);
      }}
    >
      <div className="gh-log-echo">{echoed && parts && <parts.StepHead {...headOf(echoed, false)} isEcho />}</div>
      <div className="gh-log-probe gh-log-line" ref={scroll.probeRef} aria-hidden="true">
        <span className="gh-log-text">0</span>
      </div>
      <div className="gh-log-content" style={{ height: shown.contentHeight }}>
        <div className="gh-log-window" ref={scroll.windowRef}>
          {items.map((item) => {
            if (item.kind === "step")
              return (
                parts && <parts.StepHead key={`step-${item.step.startRow}`} {...headOf(item.step, item.isFolded)} />
              );
            if (item.kind === "skip")
              return (
                <SkippedLines
                  key={`skip-${item.row}`}
                  row={item.row}
                  text={words.texts.skipped(words.number(item.rowCount))}
                />
              );
            const line = lines.get(item.row);
            if (!line) return <MissingLine key={item.row} row={item.row} text={words.texts.notRead} />;
            return (
              <LogLine
                key={item.row}
                line={line}
                matches={cache.matches(line, snapshot.search?.matcher)}
                currentMatch={hit?.row === item.row ? hit.index : undefined}
                isNumbered={!snapshot.state.isUnnumbered}
                isInRange={range !== undefined && item.row + 1 >= range.first && item.row + 1 <= range.last}
                isTarget={item.row === props.targetRow}
                isLive={props.isRunning && item.row === lastRow}
                limit={props.limitOf(item.row)}
                onShowMore={props.onShowMore}
                onCopy={props.onCopy}
                onTime={props.onTime}
                parts={parts}
                words={words}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface MarkerLineProps {
  readonly row: number;
  readonly text: string;
}

function SkippedLines({ row, text }: MarkerLineProps): ReactNode {
  return (
    <div className="gh-log-line" data-at={row}>
      <span className="gh-log-no" aria-hidden="true">
        ⋯
      </span>
      <span className="gh-log-skip">{text}</span>
    </div>
  );
}

function MissingLine({ row, text }: MarkerLineProps): ReactNode {
  return (
    <div className="gh-log-line" data-at={row} data-missing="">
      <span className="gh-log-no">{row + 1}</span>
      <span className="gh-log-text">{text}</span>
    </div>
  );
}
