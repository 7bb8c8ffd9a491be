import type { BitsState } from "../values/read-value";
import type { SignalChanges } from "../vcd/signal-changes";
import { eachRun } from "./each-run";
import { type Band, type Scene, sharp } from "./scene";

/** Reads values by the index of their change. */
export interface DrawnValues {
  readonly stateOf: (change: number) => BitsState;
  /** The value as text. Takes longer than its state. */
  readonly textOf: (change: number) => string;
}

const bevel = 3;
/* Narrower boxes have straight ends. Slanted ones would look like a cross, and take longer to draw. */
const narrow = 3;
const padding = 5;

/** Draws values with several bits, numbers and texts: a box for each, with the value in it where there is room. */
export function paintVector(
  scene: Scene,
  { top, bottom }: Band,
  changes: SignalChanges,
  { stateOf, textOf }: DrawnValues,
): void {
  const { context, inks, window, width, ratio, characterWidth } = scene;
  const [high, low, middle] = [sharp(top), sharp(bottom), sharp((top + bottom) / 2)];
  const outlines = { known: new Path2D(), unknown: new Path2D(), floating: new Path2D() };
  const busy = new Path2D();
  const texts: { readonly text: string; readonly x: number }[] = [];
  eachRun(changes, window, width, {
    onValue(change, from, to) {
      if (change < 0) return;
      const length = to - from;
      const room = Math.floor((length - 2 * padding * ratio) / characterWidth);
      const state = stateOf(change);
      const path = outlines[state];
      if (state === "floating") {
        path.moveTo(from, middle);
        path.lineTo(to, middle);
      } else if (length < narrow * ratio) {
        path.rect(from, high, length, low - high);
      } else {
        const slant = Math.min(bevel * ratio, length / 2);
        path.moveTo(from, middle);
        path.lineTo(from + slant, high);
        path.lineTo(to - slant, high);
        path.lineTo(to, middle);
        path.lineTo(to - slant, low);
        path.lineTo(from + slant, low);
        path.closePath();
      }
      if (room < 1) return;
      const text = textOf(change);
      const fitting = text.length <= room ? text : room < 2 ? "" : `${text.slice(0, room - 1)}…`;
      if (fitting !== "") texts.push({ text: fitting, x: from + padding * ratio });
    },
    onBusy: (from, to) => busy.rect(from, high, to - from, low - high),
  });
  context.lineWidth = Math.max(1, Math.round(ratio));
  for (const [state, ink] of [
    ["known", inks.line],
    ["unknown", inks.unknown],
    ["floating", inks.floating],
  ] as const) {
    context.fillStyle = context.strokeStyle = ink;
    context.globalAlpha = 0.18;
    if (state === "unknown") context.fill(outlines[state]);
    context.globalAlpha = 1;
    context.stroke(outlines[state]);
  }
  context.fillStyle = inks.line;
  context.globalAlpha = 0.55;
  context.fill(busy);
  context.globalAlpha = 1;
  context.fillStyle = inks.text;
  for (const { text, x } of texts) context.fillText(text, x, middle + ratio / 2);
}
