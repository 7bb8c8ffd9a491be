import { isPortalError, largestPageSize, type Page } from "@gatehouse/contract";

/** Reading stops at this size: the server's paging does not work. */
const mostPages = 1000;

/**
 * Reads a whole list, page by page. Servers with smaller pages, that always send the whole list, or whose list
 * grows and shrinks meanwhile work too. It rejects if a page fails: a list with a hole would look complete.
 * @param keyOf - an item that moves to another page while they are read counts once
 */
export async function readAllPages<Item>(
  read: (page: { readonly page: number; readonly page_size: number }) => Promise<Page<Item>>,
  keyOf: (item: Item) => string = (item) => JSON.stringify(item),
): Promise<readonly Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1; page <= mostPages; page += 1) {
    const response = await read({ page, page_size: largestPageSize }).catch((error: unknown) => {
      // The list became shorter.
      if (page > 1 && isPortalError(error, "not-found")) return undefined;
      throw error;
    });
    const before = found.size;
    for (const item of response?.results ?? []) found.set(keyOf(item), item);
    // A server that ignores the page sends the same one again. One that counts nothing names the next page.
    if (response === undefined || found.size === before) break;
    if (found.size >= response.count && !response.next) break;
  }
  return [...found.values()];
}
