import { scanLines } from "../search/scan-lines";
import type { SegmentList } from "../store/segment-list";
import { comparedText } from "./compared-text";

/**
 * A number for each row, equal for rows with the same text, yielding whenever it may pause.
 *
 * @param known - the numbers of all texts so far; both logs share one
 */
export function* lineIds(
  segments: SegmentList,
  known: Map<string, number>,
  isTimeIgnored: boolean,
): Generator<undefined, Int32Array> {
  const ids = new Int32Array(segments.reduce((sum, { rowCount }) => sum + rowCount, 0));
  let at = 0;
  for (const segment of segments)
    yield* scanLines(segment, {}, (_row, raw) => {
      const text = comparedText(raw, isTimeIgnored);
      let id = known.get(text);
      if (id === undefined) {
        id = known.size;
        known.set(text, id);
      }
      ids[at] = id;
      at += 1;
    });
  return ids;
}
