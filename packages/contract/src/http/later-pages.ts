// Loaded when a server first cuts a list, so it must import no other module: they would form a chunk of their own.
import type { PortalError } from "../errors/portal-error";
import type { Page } from "./list";

/** Reading fails after this many pages, because the server's paging must be broken. */
const mostPages = 100;

/**
 * Reads the rest of a list, by the query in each page's `next`. Rejects if a page fails, because a list with a gap would
 * look complete. A list that changes in the meantime is read once more, since items may have moved to a page that was
 * already read.
 * @param read - reads the page with this query, or the first page
 */
export async function withLaterPages<Item>(
  first: Page<Item>,
  read: (query?: Readonly<Record<string, string>>) => Promise<Page<Item>>,
  fail: (cause: unknown) => never,
  isSecondTry = false,
): Promise<Page<Item>> {
  const results = [...first.results];
  const known = new Set(results.map(keyOf));
  let last = first;
  let isChanged = false;
  for (let pages = 1; last.next !== null; pages += 1) {
    if (pages === mostPages) fail(new Error(`The list has more than ${mostPages} pages`));
    // Only the query: the rest may be another origin, or an address behind a proxy that browsers can't reach.
    const query = Object.fromEntries(new URLSearchParams(last.next.split("?")[1]));
    const page = await read(query).catch((error: unknown) => {
      // The list became shorter.
      if (!isSecondTry && (error as Partial<PortalError>).kind === "not-found") return undefined;
      throw error;
    });
    isChanged ||= page === undefined || (hasCount(page) && page.count !== first.count);
    if (page === undefined) break;
    // An item that moved to a later page comes twice.
    results.push(...page.results.filter((item) => !known.has(keyOf(item))));
    for (const item of page.results) known.add(keyOf(item));
    last = page;
  }
  if (!isSecondTry && (isChanged || results.length < last.count)) return withLaterPages(await read(), read, fail, true);
  return { count: results.length, next: null, previous: null, results };
}

/** Whether the server counted the list. If it did not, the count is that of the page's own rows. */
function hasCount({ count, next, results }: Page<unknown>): boolean {
  return count !== results.length + (next === null ? 0 : 1);
}

function keyOf(item: unknown): unknown {
  const { guid, id } = item as { readonly guid?: unknown; readonly id?: unknown };
  return guid ?? id ?? JSON.stringify(item);
}
