import type { SignalChanges } from "../vcd/signal-changes";
import { eachRun } from "./each-run";
import { type Band, type Scene, sharp } from "./scene";

/** Draws a single bit: a line that is high or low, in the middle for z, and a box for x. */
export function paintBit(
  scene: Scene,
  { top, bottom }: Band,
  changes: SignalChanges,
  stateOf: (change: number) => string,
): void {
  const { context, inks, window, width, ratio } = scene;
  const [high, low, middle] = [sharp(top), sharp(bottom), sharp((top + bottom) / 2)];
  const line = new Path2D();
  const raised = new Path2D();
  const floating = new Path2D();
  const unknown = new Path2D();
  const busy = new Path2D();
  let lastY: number | undefined;
  eachRun(changes, window, width, {
    onValue(change, from, to) {
      const state = change < 0 ? "" : stateOf(change);
      if (state !== "0" && state !== "1") {
        lastY = undefined;
        if (state === "x") unknown.rect(from, high, to - from, low - high);
        if (state !== "z") return;
        floating.moveTo(from, middle);
        floating.lineTo(to, middle);
        return;
      }
      const y = state === "1" ? high : low;
      if (lastY === undefined) line.moveTo(sharp(from), y);
      else line.lineTo(sharp(from), y);
      line.lineTo(sharp(to), y);
      if (state === "1") raised.rect(from, high, to - from, low - high);
      lastY = y;
    },
    onBusy(from, to) {
      busy.rect(from, high, to - from, low - high);
      lastY = undefined;
    },
  });
  context.lineWidth = Math.max(1, Math.round(ratio));
  context.fillStyle = context.strokeStyle = inks.line;
  context.globalAlpha = 0.1;
  context.fill(raised);
  context.globalAlpha = 0.55;
  context.fill(busy);
  context.globalAlpha = 1;
  context.stroke(line);
  context.strokeStyle = inks.floating;
  context.stroke(floating);
  paintBoxes(scene, unknown);
}

/** Draws boxes for unknown values. */
function paintBoxes({ context, inks }: Scene, boxes: Path2D): void {
  context.fillStyle = context.strokeStyle = inks.unknown;
  context.globalAlpha = 0.18;
  context.fill(boxes);
  context.globalAlpha = 1;
  context.stroke(boxes);
}
