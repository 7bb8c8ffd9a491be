/** The latest release is refetched at this interval. */
export const latestPollMs = 60_000;
