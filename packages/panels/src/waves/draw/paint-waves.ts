import type { Radix } from "../values/radix";
import { readState, readValue } from "../values/read-value";
import type { TimeFormat } from "../values/time-text";
import { valueText } from "../values/value-text";
import type { SignalChanges } from "../vcd/signal-changes";
import type { WaveSignal } from "../vcd/wave-signal";
import { paintBit } from "./paint-bit";
import { paintCursor } from "./paint-cursor";
import { paintEvents } from "./paint-events";
import { paintRuler } from "./paint-ruler";
import { paintVector } from "./paint-vector";
import type { Scene } from "./scene";

/** A row in view. Without a signal, it is the head of a group. */
export interface DrawnRow {
  readonly signal: WaveSignal | undefined;
  /** Undefined until they are collected. */
  readonly changes: SignalChanges | undefined;
  readonly radix: Radix;
  readonly isChosen: boolean;
}

export interface DrawnWaves {
  readonly bytes: Uint8Array;
  readonly rows: readonly DrawnRow[];
  /** The upper edge of the first row. */
  readonly top: number;
  readonly format: TimeFormat;
  readonly cursor: number | undefined;
  readonly secondCursor: number | undefined;
}

const margin = 0.19;

/** Redraws everything. */
export function paintWaves(scene: Scene, { bytes, rows, top, format, cursor, secondCursor }: DrawnWaves): void {
  const { context, inks, width, height, rowHeight } = scene;
  context.clearRect(0, 0, width, height);
  context.textBaseline = "middle";
  const below = new Path2D();
  below.rect(0, rowHeight, width, height);
  const eachRow = (paint: (row: DrawnRow, from: number) => void) => {
    context.save();
    context.clip(below);
    for (const [at, row] of rows.entries()) paint(row, top + at * rowHeight);
    context.restore();
  };
  eachRow(({ isChosen }, from) => {
    context.fillStyle = inks.chosen;
    if (isChosen) context.fillRect(0, from, width, rowHeight);
  });
  paintRuler(scene, format);
  eachRow((row, from) => paintRow(scene, from, bytes, row));
  // Labels point away from each other, so near cursors don't hide each other's times.
  const isFirst = (time: number, other: number | undefined) => other !== undefined && time < other;
  if (secondCursor !== undefined)
    paintCursor(scene, format, { time: secondCursor, isSecond: true, isLeft: isFirst(secondCursor, cursor) });
  if (cursor !== undefined)
    paintCursor(scene, format, { time: cursor, isSecond: false, isLeft: isFirst(cursor, secondCursor) });
}

function paintRow(scene: Scene, from: number, bytes: Uint8Array, { signal, changes, radix }: DrawnRow): void {
  if (!signal || !changes) return;
  const band = { top: from + scene.rowHeight * margin, bottom: from + scene.rowHeight * (1 - margin) };
  if (signal.kind === "event") return paintEvents(scene, band, changes);
  const { kind, width } = signal;
  if (kind === "bits" && width === 1) {
    return paintBit(scene, band, changes, (change) => readValue(bytes, changes.offsets[change]!, signal));
  }
  paintVector(scene, band, changes, {
    stateOf: (change) => (kind === "bits" ? readState(bytes, changes.offsets[change]!, width) : "known"),
    textOf: (change) => valueText(bytes, changes, change, signal, radix),
  });
}
