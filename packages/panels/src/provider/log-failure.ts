/** Writes to the console what the user need not be bothered with. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
