import { isPortalError, type Page } from "@gatehouse/contract";

/** Reading stops after this many pages, because the server's paging must be broken. */
const mostPages = 1000;

/**
 * The items after the first page of a list, by the query in each page's `next`. Rejects if a page fails, because a list
 * with a gap would look complete.
 */
export async function readLaterPages<Item>(
  next: string | null,
  read: (query: Readonly<Record<string, string>>) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const found: Item[] = [];
  const followed = new Set<string>();
  // A server that ignores the query names the same next page again.
  while (next !== null && !followed.has(next) && followed.size < mostPages) {
    followed.add(next);
    // Only the query: behind a proxy, the rest may be an address that browsers can't reach.
    const query = Object.fromEntries(new URLSearchParams(next.split("?")[1]));
    const page = await read(query).catch((error: unknown) => {
      // The list became shorter.
      if (isPortalError(error, "not-found")) return undefined;
      throw error;
    });
    found.push(...(page?.results ?? []));
    next = page?.next ?? null;
  }
  return found;
}
