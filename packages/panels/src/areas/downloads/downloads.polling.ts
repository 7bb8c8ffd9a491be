/** Versions and notices are refetched at this interval. */
export const latestPollMs = 60_000;
