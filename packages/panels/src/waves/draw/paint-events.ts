import type { SignalChanges } from "../vcd/signal-changes";
import { eachRun } from "./each-run";
import { type Band, type Scene, sharp, xOf } from "./scene";

const headSize = 3;

/** Draws an arrow for each event. */
export function paintEvents(scene: Scene, { top, bottom }: Band, changes: SignalChanges): void {
  const { context, inks, window, width, ratio } = scene;
  const arrows = new Path2D();
  const head = headSize * ratio;
  const arrow = (at: number) => {
    const x = sharp(at);
    arrows.moveTo(x, bottom);
    arrows.lineTo(x, top);
    arrows.moveTo(x - head, top + head);
    arrows.lineTo(x, top);
    arrows.lineTo(x + head, top + head);
  };
  eachRun(changes, window, width, {
    onValue: (change) => {
      if (change >= 0 && changes.timeAt(change) >= window.start) arrow(xOf(scene, changes.timeAt(change)));
    },
    onBusy: (from, to) => {
      for (let x = from; x < to; x += 2 * head) arrow(x);
    },
  });
  context.lineWidth = Math.max(1, Math.round(ratio));
  context.strokeStyle = inks.line;
  context.stroke(arrows);
}
