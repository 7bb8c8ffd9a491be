/** A write was not done, because somebody else changed the data since the last read. The panel shows the change. */
export class ChangedMeanwhileError extends Error {}
