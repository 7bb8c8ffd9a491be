import type { SignalChanges } from "../vcd/signal-changes";
import type { TimeWindow } from "./time-window";

export interface Runs {
  /** One value between two places, in pixels. `change` is -1 before the first change. */
  readonly onValue: (change: number, from: number, to: number) => void;
  /** A range in which each column of pixels has several changes. */
  readonly onBusy: (from: number, to: number) => void;
}

/**
 * Goes through the parts of a signal to draw in a window that is `width` pixels wide. The work grows with the pixels,
 * not with the changes, because it skips changes that fall into one column.
 */
export function eachRun(changes: SignalChanges, { start, end }: TimeWindow, width: number, runs: Runs): void {
  const scale = width / (end - start);
  let change = changes.at(start);
  let x = 0;
  let busyFrom: number | undefined;
  const endBusy = (at: number) => {
    if (busyFrom !== undefined) runs.onBusy(busyFrom, at);
    busyFrom = undefined;
  };
  while (x < width) {
    const next = change + 1;
    const nextX = next < changes.count ? (changes.timeAt(next) - start) * scale : width;
    if (nextX >= width) break;
    const column = Math.floor(nextX);
    const after = changes.from(start + (column + 1) / scale, next);
    const isBusy = after - next > 1;
    // Two busy columns side by side have no room for a value between them.
    const isNear = isBusy && busyFrom !== undefined && column === x;
    if (nextX > x && !isNear) {
      endBusy(x);
      runs.onValue(change, x, nextX);
    }
    change = Math.max(next, after - 1);
    if (!isBusy) {
      endBusy(nextX);
      x = nextX;
      continue;
    }
    busyFrom ??= column;
    x = column + 1;
  }
  endBusy(Math.min(x, width));
  if (x < width) runs.onValue(change, x, width);
}
