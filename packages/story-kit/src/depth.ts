/** Whether this is `npm test -- --long`, which tests everything in full. */
const isLong = import.meta.env.GATEHOUSE_LONG === "1";

/**
 * Chooses how many cases a story tests: `usual` by default, `full` in `npm test -- --long`. The default may leave out
 * only further cases of something that it already tests.
 */
export const depth = <Value>(usual: Value, full: Value): Value => (isLong ? full : usual);
