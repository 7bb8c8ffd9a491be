import type { Inks } from "./inks";
import type { TimeWindow } from "./time-window";

/** The canvas and styles for drawing waves. Lengths are device pixels. */
export interface Scene {
  readonly context: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly window: TimeWindow;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly rowHeight: number;
  /** The width of a character, which is the same for all. */
  readonly characterWidth: number;
}

/** A horizontal band of the scene. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

export const xOf = ({ window: { start, end }, width }: Scene, time: number): number =>
  ((time - start) / (end - start)) * width;

/** Rounds a position to half a pixel, where lines with an odd width are sharp. */
export const sharp = (position: number): number => Math.round(position) + 0.5;
