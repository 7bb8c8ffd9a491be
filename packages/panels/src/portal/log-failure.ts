/** Logs an error to the console, for problems that users cannot act on. */
export function logFailure(text: string, ...details: readonly unknown[]): void {
  console.error(text, ...details);
}

/** Logs a warning to the console. */
export function logWarning(text: string): void {
  console.warn(text);
}
