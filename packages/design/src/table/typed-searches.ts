const waiting = new Set<() => void>();

/** Applies all search texts that still wait for their delay. Call it before the address changes. */
export function sendTypedSearches(): void {
  for (const send of [...waiting]) send();
}

/** Registers a waiting search. @returns a function that removes it. */
export function addTypedSearch(send: () => void): () => void {
  waiting.add(send);
  return () => void waiting.delete(send);
}
