/** The polling interval of teams and their lists. */
export const teamsPollMs = 60_000;
