/** The polling interval of sessions. */
export const sessionsPollMs = 60_000;
