/** Lines by their numbers, from 1, both included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** The range after a line's number was pressed: the line, or with Shift all lines from the range's first to it. */
export function pressedRange(range: LineRange | undefined, line: number, isExtended: boolean): LineRange {
  if (!range || !isExtended) return { first: line, last: line };
  return line < range.first ? { first: line, last: range.last } : { first: range.first, last: line };
}

/** A range as the fragment of an address, such as `#L120-L140`. */
export const rangeHash = ({ first, last }: LineRange): string =>
  first === last ? `#L${first}` : `#L${first}-L${last}`;

/** Reads such a fragment. Undefined for any other. */
export function parseRangeHash(hash: string): LineRange | undefined {
  const found = /^#?L(\d{1,12})(?:-L?(\d{1,12}))?$/.exec(hash);
  if (!found) return undefined;
  const [start, end] = [Number(found[1]), Number(found[2] ?? found[1])];
  const first = Math.min(start, end);
  return first === 0 ? undefined : { first, last: Math.max(start, end) };
}
