/** The most characters in a row of a window. Rows are shorter once the window is full of long rows. */
export const mostRowLength = 65_536;
/** The fewest characters that a cut row keeps. */
const leastRowLength = 1_024;
/** The approximate limit for all rows together. */
const mostLength = 16_777_216;

/** Resets colors first, because the cut may leave one on. */
export const cutNote = "\u001b[0m … This row is too long and is cut here. The raw log has all of it.";

/** Assembles rows of a log from its pieces. */
export interface LogWindowBuilder {
  /**
   * Adds the next piece. Pieces may be skipped only within a row that was cut off.
   * @param firstRow - The row in which the piece begins.
   */
  add(firstRow: number, bytes: Uint8Array): void;
  /** Whether the current row was cut off. */
  isInCutRow(): boolean;
  /** The number of the current row. */
  row(): number;
  /** Whether all rows are complete. */
  isFull(): boolean;
  rows(): readonly string[];
}

/** Keeps byte order marks, so that a row is the same in every window and in the raw log. */
const newDecoder = () => new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * @param first - The first row of the window.
 * @param until - The row after the last one.
 */
export function createLogWindow(first: number, until: number): LogWindowBuilder {
  const rows: string[] = [];
  let at: number | undefined;
  let text = "";
  let isCut = false;
  let left = mostLength;
  let decoder = newDecoder();

  function extend(part: string): void {
    if (at === undefined || at < first || at >= until) return;
    const room = Math.max(Math.min(mostRowLength, left), leastRowLength) - text.length;
    if (part.length > room) isCut = true;
    if (room > 0) text += part.slice(0, room);
  }

  function endRow(): void {
    if (at === undefined) return;
    if (at >= first && at < until) rows.push(isCut ? text + cutNote : text);
    left -= text.length;
    [text, isCut] = ["", false];
    at += 1;
  }

  return {
    add(firstRow, bytes) {
      at ??= firstRow;
      const parts = decoder.decode(bytes, { stream: true }).split("\n");
      for (const [order, part] of parts.entries()) {
        if (order > 0) endRow();
        extend(part);
      }
      // The next piece may begin anywhere in the row, even within a character.
      if (isCut) decoder = newDecoder();
    },
    isInCutRow: () => isCut,
    row: () => at ?? first,
    isFull: () => (at ?? first) >= until,
    rows() {
      extend(decoder.decode());
      return rows.length < until - first && at !== undefined && at < until
        ? [...rows, isCut ? text + cutNote : text]
        : rows;
    },
  };
}
