import { LayersIcon } from "@gatehouse/design";
import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { LineCache } from "../view/line-cache";
import { useHeldFocus } from "../view/use-held-focus";
import { type ScrollGoal, useScroll } from "../view/use-scroll";
import { DiffFrame } from "./diff-frame";
import type { DiffItem, DiffLayout } from "./diff-layout";
import { DiffLine } from "./diff-line";
import type { LogDiffTexts } from "./log-diff.messages";
import type { BothLogs } from "./use-log-diff";

/** The handle with which the rest of the comparison controls the lines. */
export interface DiffLinesControl {
  readonly topRow: () => number;
  readonly focus: () => void;
}

interface DiffLinesProps {
  readonly controlRef: Ref<DiffLinesControl>;
  readonly label: string;
  readonly logs: BothLogs;
  readonly layout: DiffLayout;
  readonly goal: ScrollGoal | undefined;
  readonly isWrapped: boolean;
  /** The index of the difference that the user moved to. */
  readonly current: number | undefined;
  readonly onOpen: (row: number) => void;
  readonly number: (value: number) => string;
  readonly texts: LogDiffTexts;
}

const neverFollows = () => undefined;

/** Draws only the lines of a difference that are in view. */
export function DiffLines(props: DiffLinesProps): ReactNode {
  const { logs, layout, goal, isWrapped, current, onOpen, number, texts } = props;
  const scroll = useScroll({ layout, goal, isWrapped, isFollowing: false, onFollow: neverFollows });
  const { window: shown } = scroll;
  const [before, after] = useState(() => [new LineCache(), new LineCache()] as const)[0];
  const items = Array.from({ length: shown.last - shown.first }, (_, index) => layout.itemAt(shown.first + index));
  const beforeLines = before.lines(logs.before.segments, items.flatMap(removedRow(logs.before.firstRow)));
  const afterLines = after.lines(logs.after.segments, items.flatMap(keptRow(logs.after.firstRow)));
  const heldFocus = useHeldFocus(scroll.viewRef);
  useImperativeHandle(
    props.controlRef,
    () => ({
      topRow: () => layout.rowAt(scroll.topIndex()),
      focus: () => scroll.viewRef.current?.focus({ preventScroll: true }),
    }),
    [layout, scroll],
  );
  const numberOf = (log: "before" | "after", row: number | undefined) =>
    row === undefined ? undefined : row + logs[log].firstRow + 1;
  const draw = (item: DiffItem) => {
    if (item.kind === "fold")
      return (
        <div key={item.row} className="gh-log-step">
          <button type="button" className="gh-log-fold" onClick={() => onOpen(item.row)}>
            <LayersIcon />
            <span className="gh-log-step-meta">{texts.equalLines(number(item.rowCount))}</span>
          </button>
        </div>
      );
    const [a, b] = [
      numberOf("before", "aRow" in item ? item.aRow : undefined),
      numberOf("after", "bRow" in item ? item.bRow : undefined),
    ];
    const line = b === undefined ? beforeLines.get(a! - 1) : afterLines.get(b - 1);
    const isCurrent = "change" in item && item.change === current;
    return (
      line && (
        <DiffLine
          key={item.row}
          kind={item.kind}
          line={line}
          before={logs.before.isUnnumbered ? undefined : a}
          after={logs.after.isUnnumbered ? undefined : b}
          isCurrent={isCurrent}
          texts={texts}
        />
      )
    );
  };
  return (
    <DiffFrame
      ref={scroll.viewRef}
      className="gh-log-lines"
      role="region"
      aria-label={props.label}
      tabIndex={0}
      data-wrap={isWrapped || undefined}
      onScroll={scroll.onScroll}
      {...heldFocus}
    >
      <div className="gh-log-probe gh-log-line" ref={scroll.probeRef} aria-hidden="true">
        <span className="gh-log-text">0</span>
      </div>
      <div className="gh-log-content" style={{ height: shown.contentHeight }}>
        <div className="gh-log-window" ref={scroll.windowRef}>
          {items.map(draw)}
        </div>
      </div>
    </DiffFrame>
  );
}

const removedRow = (firstRow: number) => (item: DiffItem) => (item.kind === "removed" ? [item.aRow + firstRow] : []);
const keptRow = (firstRow: number) => (item: DiffItem) => ("bRow" in item ? [item.bRow + firstRow] : []);
