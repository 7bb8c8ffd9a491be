const listeners = new Set<() => void>();

/** Calls back when the user stays on the page after agreeing to leave it. @returns a function that ends it. */
export function onStayed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What should have left the page has failed: forms that were given up are there still. */
export function stayed(): void {
  for (const listener of [...listeners]) listener();
}
