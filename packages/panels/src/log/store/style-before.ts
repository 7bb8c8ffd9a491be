import { applyStyleCodes } from "../text/apply-style-codes";
import { plainStyle, type TextStyle } from "../text/text-style";
import type { Segment } from "./segment";
import { segmentAt, type SegmentList } from "./segment-list";

interface StyleCodes {
  /** The parameters of the style sequences, in order, from the last reset on. */
  readonly codes: readonly string[];
  readonly isReset: boolean;
}

const escapeByte = 0x1b;
const longestSequence = 64;
const mostCodes = 1_000;
const mostSegments = 8;
const whole = new WeakMap<Segment, StyleCodes>();
const decoder = new TextDecoder();

/**
 * The style in which a row begins. Colors carry over from the rows before it, back to the last reset. It looks only at
 * loaded rows within the last 8 segments.
 */
export function styleBefore(list: SegmentList, row: number): TextStyle {
  const segment = segmentAt(list, row);
  if (!segment) return plainStyle;
  let found = codesBefore(segment, row - segment.startRow);
  let codes = [...found.codes];
  let first = segment;
  for (let looked = 1; !found.isReset && looked < mostSegments; looked += 1) {
    const earlier = segmentAt(list, first.startRow - 1);
    if (!earlier) break;
    found = whole.get(earlier) ?? codesBefore(earlier, earlier.rowCount);
    whole.set(earlier, found);
    codes = [...found.codes, ...codes];
    first = earlier;
  }
  return codes.reduce(applyStyleCodes, plainStyle);
}

/** The style codes in the first rows of a segment, found from the end backward. */
function codesBefore({ bytes, starts }: Segment, rows: number): StyleCodes {
  const part = bytes.subarray(starts[0], starts[rows]);
  const codes: string[] = [];
  let at = part.lastIndexOf(escapeByte);
  while (at !== -1 && codes.length < mostCodes) {
    const text = decoder.decode(part.subarray(at + 1, at + longestSequence));
    const parameters = /^\[([\d;:]*)m/.exec(text)?.[1];
    if (parameters !== undefined) {
      codes.unshift(parameters);
      if (/^0*(?:;|$)/.test(parameters)) return { codes, isReset: true };
    }
    at = at === 0 ? -1 : part.lastIndexOf(escapeByte, at - 1);
  }
  return { codes, isReset: false };
}
