import type { Inks } from "./inks";
import type { TimeWindow } from "./time-window";

/** The canvas and styles for drawing waves. Lengths are device pixels. */
export interface Scene {
  readonly context: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly window: TimeWindow;
  readonly width: number;
  readonly height: number;
  /** Pixels of the device in one of the page. */
  readonly ratio: number;
  readonly rowHeight: number;
  /** The width of a character: all have the same. */
  readonly characterWidth: number;
}

/** A part of the scene from one height to another. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

export const xOf = ({ window: { start, end }, width }: Scene, time: number): number =>
  ((time - start) / (end - start)) * width;

/** Sharp lines need odd widths at half pixels. */
export const sharp = (position: number): number => Math.round(position) + 0.5;
