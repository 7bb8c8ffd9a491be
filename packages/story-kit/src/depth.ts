/** Whether this is `npm test -- --long`, which tests everything in full. */
const isLong = import.meta.env.GATEHOUSE_LONG === "1";

/**
 * How much of a kind a story tests: `usual` by default, `full` in `npm test -- --long`. What is left out by default must be
 * more of what is tested anyway, never the only test of something.
 */
export const depth = <Value>(usual: Value, full: Value): Value => (isLong ? full : usual);
