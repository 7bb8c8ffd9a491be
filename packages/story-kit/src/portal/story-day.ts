/** The fixed day for the demo's dates in stories, so that they look the same on every day. */
export const storyDay = new Date("2026-11-20T18:04:00Z");
