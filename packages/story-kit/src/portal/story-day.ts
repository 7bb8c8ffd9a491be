/** The current time in stories. It is fixed, so that the demo's dates look the same on every day. */
export const storyDay = new Date("2026-11-20T18:04:00Z");
