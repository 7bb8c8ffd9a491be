/** The teams' lists are refetched at this interval. */
export const teamsPollMs = 60_000;
