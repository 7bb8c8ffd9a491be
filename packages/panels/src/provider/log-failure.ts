/** Writes to the console what the user need not be bothered with. */
export function logFailure(what: string, ...details: readonly unknown[]): void {
  console.error(what, ...details);
}

/** Logs a warning to the console. */
export function logWarning(what: string): void {
  console.warn(what);
}

/** Writes one sentence to the console for the people who run the page. */
export function logProblem(sentence: string): void {
  console.error(sentence);
}
