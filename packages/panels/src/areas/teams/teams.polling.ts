/** The teams' lists are asked again this often (spec part 1 §9). */
export const teamsPollMs = 60_000;
