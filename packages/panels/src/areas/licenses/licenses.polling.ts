/** Licenses, and the banner on them, are asked again this often. */
export const listPollMs = 60_000;
