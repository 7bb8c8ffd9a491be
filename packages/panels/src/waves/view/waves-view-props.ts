import type { ReactNode } from "react";
import type { WavesSource } from "../vcd/waves-source";
import type { WavesTexts } from "../waves.messages";

/** A time to go to. Each new object moves the cursor, even to the same time. */
export interface WavesTime {
  /** Such as `83.3 ns`. Without a unit, in the file's time steps. */
  readonly time: string;
}

export interface WavesViewProps {
  /**
   * A text, a file, or a reader with `read`. The waves stay open while the text, the file or the function is the same.
   */
  readonly source: WavesSource;
  /** Names the viewer for assistive technology. Defaults to 'Waves'. */
  readonly label?: string;
  /** Moves the cursor, and shows it, whenever it changes. */
  readonly time?: WavesTime | undefined;
  /** The height of the waves as a CSS length. Fewer signals take less. Defaults to `30em`. */
  readonly height?: string;
  /** The name of a table that is downloaded. */
  readonly fileName?: string;
  /** More controls for the toolbar. */
  readonly actions?: ReactNode;
  /** Replaces texts by name. */
  readonly texts?: Partial<WavesTexts>;
  /** Formats numbers. BCP 47, such as `en` or `it`. */
  readonly locale?: string;
}
