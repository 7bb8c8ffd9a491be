/** The latest release is asked for again this often. */
export const latestPollMs = 60_000;
