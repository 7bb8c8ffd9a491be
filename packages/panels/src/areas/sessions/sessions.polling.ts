/** Sessions are refetched at this interval. */
export const sessionsPollMs = 60_000;
