/** Nothing was sent, because somebody else saved another value since the last read. The panel shows that value. */
export class ChangedMeanwhileError extends Error {}
