/** A page with a build that runs asks this often how far it is. */
export const runningPollMs = 3_000;

/** Once nothing runs, only another tab or a push starts something new. */
export const restingPollMs = 30_000;

/** The dashboard asks for its cards this often. */
export const cardPollMs = 60_000;
