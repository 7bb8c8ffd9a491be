/** The teams' lists are asked again this often. */
export const teamsPollMs = 60_000;
