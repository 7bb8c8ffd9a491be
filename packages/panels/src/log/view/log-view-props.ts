import type { ReactNode } from "react";
import type { LogTexts } from "../log.messages";
import type { LogSource } from "../store/log-source";
import type { LineRange } from "./line-range";

export interface LogViewProps {
  /**
   * A text, a file, an object with `stream`, or a reader with `read`. The log stays open as long as the text, the file,
   * the object with `stream` or the function `read` is the same.
   */
  readonly source: LogSource;
  /** Names the log for assistive technology. Defaults to 'Log'. */
  readonly label?: string;
  /** The selected lines, counted from 1. The viewer scrolls to them whenever they change. */
  readonly range?: LineRange | undefined;
  /** Called when lines are selected or deselected. Without it, line numbers can't be pressed. */
  readonly onRangeChange?: (range: LineRange | undefined) => void;
  /** The address of a range, for 'Copy link'. Without it, there is no such button. */
  readonly rangeHref?: (range: LineRange) => string;
  /** The address of the whole log, for downloads. Without it, the viewer creates the file itself. */
  readonly rawHref?: string;
  /** The name of a downloaded file. */
  readonly fileName?: string;
  /** The height of the lines as a CSS length. A shorter log takes less. Defaults to `34em`. */
  readonly height?: string;
  /** How often a running log is read, in milliseconds. Defaults to 3000. */
  readonly pollMs?: number;
  /**
   * Called when the user presses a simulation time in a line, such as `83.3 ns`. Without it, times can't be pressed.
   */
  readonly onTime?: ((time: string) => void) | undefined;
  /** More controls for the toolbar. */
  readonly actions?: ReactNode;
  /** Replaces texts by name. */
  readonly texts?: Partial<LogTexts>;
  /** Formats numbers. BCP 47, such as `en` or `it`. */
  readonly locale?: string;
}

/** The overlay that is open beside the lines. */
export type LogOverlay = "jump" | "keys" | "reading" | undefined;
