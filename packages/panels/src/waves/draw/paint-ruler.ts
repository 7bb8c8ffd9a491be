import type { TimeFormat } from "../values/time-text";
import { type Scene, sharp, xOf } from "./scene";

const gap = 28;

/** Draws times above the waves, with a line from each time down through all waves. */
export function paintRuler(scene: Scene, format: TimeFormat): void {
  const { context, inks, window, width, height, ratio, rowHeight, characterWidth } = scene;
  const unit = format.unitOf(Math.max(Math.abs(window.start), Math.abs(window.end)));
  const widest = Math.max(format.text(window.end, unit).length, 6) * characterWidth + gap * ratio;
  const step = niceStep(((window.end - window.start) * Math.min(widest, width)) / width);
  context.lineWidth = 1;
  context.strokeStyle = inks.grid;
  const lines = new Path2D();
  context.fillStyle = inks.muted;
  for (let time = Math.ceil(window.start / step) * step; time <= window.end; time += step) {
    const x = sharp(xOf(scene, time));
    lines.moveTo(x, rowHeight * 0.7);
    lines.lineTo(x, height);
    const text = format.text(time, unit);
    if (x + text.length * characterWidth < width) context.fillText(text, x + 3 * ratio, rowHeight * 0.45);
  }
  lines.moveTo(0, rowHeight - 0.5);
  lines.lineTo(width, rowHeight - 0.5);
  context.stroke(lines);
}

/** The smallest step of at least `least` that is 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
