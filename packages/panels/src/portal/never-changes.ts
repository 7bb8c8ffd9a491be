/** A subscription that never reports a change, for values that differ only between server and browser. */
export const neverChanges = () => () => undefined;
