const logged = new Set<string>();

/** Logs a problem to the console, each text once per page. */
export function logFailure(text: string, ...details: readonly unknown[]): void {
  if (logged.has(text)) return;
  logged.add(text);
  console.error(`Gatehouse: ${text}`, ...details);
}
