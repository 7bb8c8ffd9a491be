/** Licenses, and the banner on them, are refetched at this interval. */
export const listPollMs = 60_000;
