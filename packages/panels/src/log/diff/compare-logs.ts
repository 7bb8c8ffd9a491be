import type { SegmentList } from "../store/segment-list";
import type { Block } from "./block";
import { diffIds } from "./diff-ids";
import { lineIds } from "./line-ids";

/** The blocks in which the lines of two logs differ, yielding whenever it may pause. */
export function* compareLogs(
  before: SegmentList,
  after: SegmentList,
  isTimeIgnored: boolean,
): Generator<undefined, readonly Block[]> {
  const known = new Map<string, number>();
  const a = yield* lineIds(before, known, isTimeIgnored);
  const b = yield* lineIds(after, known, isTimeIgnored);
  return yield* diffIds(a, b, known.size);
}
