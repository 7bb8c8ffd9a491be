/** Every text of the log difference, in English. Numbers are already formatted. */
export const englishLogDiffTexts = {
  diff: "Log difference",
  tools: "Difference tools",
  from: (before: string, after: string) => `From ${before} to ${after}`,
  before: "the earlier log",
  after: "this log",
  added: (count: string) => (count === "1" ? "1 line added" : `${count} lines added`),
  removed: (count: string) => (count === "1" ? "1 line removed" : `${count} lines removed`),
  differences: (count: string) => (count === "1" ? "1 difference" : `${count} differences`),
  position: (place: string, total: string) => `Difference ${place} of ${total}`,
  previous: "Previous difference",
  next: "Next difference",
  ignoreTimes: "Ignore times",
  wrap: "Wrap lines",
  close: "Back to the log",
  equalLines: (count: string) => (count === "1" ? "Show 1 equal line" : `Show ${count} equal lines`),
  addedLine: "Added:",
  removedLine: "Removed:",
  same: "The logs are the same",
  sameButTimes: "They differ only in times and durations, if at all.",
  reading: "Reading both logs...",
  comparing: "Comparing...",
  lastLinesOnly: "We could read only the last lines of a log, so we compared only those.",
  readFailed: "We couldn't read both logs. Try again.",
  keys: "Next and previous difference",
};

/** Texts that replace the component's own, by name. */
export type LogDiffTexts = typeof englishLogDiffTexts;
