/** Sessions are asked again this often. */
export const sessionsPollMs = 60_000;
