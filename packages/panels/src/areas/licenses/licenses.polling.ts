/** Licenses and the license banner are refetched at this interval. */
export const listPollMs = 60_000;
