const listeners = new Set<() => void>();

/**
 * Calls back when the user stays on the page after agreeing to leave it.
 * @returns a function that unsubscribes.
 */
export function onStayed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call this when leaving the page fails or is canceled. Forms that gave up their changes are still open. */
export function stayed(): void {
  for (const listener of [...listeners]) listener();
}
