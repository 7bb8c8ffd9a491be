import type { LogItem } from "./log-item";

/** The lines of a part of a log, one after the other. */
export interface LineList {
  readonly count: number;
  itemAt(place: number): LogItem;
  /** The position of a row, or the nearest one after it. */
  placeOf(row: number): number;
}

/** Every line of some rows. */
export const allLines = (fromRow: number, toRow: number): LineList => ({
  count: Math.max(0, toRow - fromRow),
  itemAt: (place) => ({ kind: "line", row: fromRow + place }),
  placeOf: (row) => row - fromRow,
});
