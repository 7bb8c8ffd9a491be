/** A page with a running build polls at this interval. */
export const runningPollMs = 3_000;

/** Once nothing runs, only another tab or a push starts something new. */
export const restingPollMs = 30_000;

/** The dashboard refetches its cards at this interval. */
export const cardPollMs = 60_000;
