import type { TimeFormat } from "../values/time-text";
import { type Scene, sharp, xOf } from "./scene";

/** A cursor to draw. */
interface DrawnCursor {
  readonly time: number;
  /** Whether it is the second cursor, which is dashed. */
  readonly isSecond: boolean;
  /** Whether its label is left of its line, because the other cursor is to the right. */
  readonly isLeft: boolean;
}

/** Draws a cursor with its time in the ruler. */
export function paintCursor(scene: Scene, format: TimeFormat, { time, isSecond, isLeft }: DrawnCursor): void {
  const { context, inks, width, height, ratio, rowHeight, characterWidth } = scene;
  const x = xOf(scene, time);
  if (x < -1 || x > width + 1) return;
  context.strokeStyle = inks.cursor;
  context.lineWidth = Math.max(1, Math.round(ratio));
  context.setLineDash(isSecond ? [4 * ratio, 3 * ratio] : []);
  context.beginPath();
  context.moveTo(sharp(x), 0);
  context.lineTo(sharp(x), height);
  context.stroke();
  context.setLineDash([]);
  const text = format.text(time);
  const length = text.length * characterWidth + 8 * ratio;
  const left = Math.max(0, Math.min(width - length, isLeft ? x - length : x));
  context.fillStyle = inks.cursor;
  context.fillRect(left, 0, length, rowHeight * 0.82);
  context.fillStyle = inks.ground;
  context.fillText(text, left + 4 * ratio, rowHeight * 0.43);
}
