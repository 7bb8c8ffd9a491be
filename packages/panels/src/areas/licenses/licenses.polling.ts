/** Licenses, and the banner on them, are asked again this often (spec part 1 §9). */
export const listPollMs = 60_000;
