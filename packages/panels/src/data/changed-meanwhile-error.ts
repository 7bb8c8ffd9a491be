/** Somebody else has saved another value since the last look, so nothing was sent. The panel shows that value. */
export class ChangedMeanwhileError extends Error {}
