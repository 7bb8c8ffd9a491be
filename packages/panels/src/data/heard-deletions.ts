/** A redirect from the page of a deleted object, and through its parents' pages, takes less than this. */
const recentMs = 30_000;

const heardAt = new Map<string, number>();

/** Records that the user deleted an object, or was told of its deletion, by the path of its page. */
export function heardOfDeletion(path: string): void {
  heardAt.set(path, Date.now());
}

/** Whether the user has just heard that this object, or one inside it, was deleted. */
export function wasHeardOf(path: string): boolean {
  const since = Date.now() - recentMs;
  return [...heardAt].some(([heard, at]) => at >= since && `${heard}/`.startsWith(`${path}/`));
}
