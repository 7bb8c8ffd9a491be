import { isPortalError, largestPageSize, type Page, PortalError } from "@gatehouse/contract";

/** Reading fails after this many pages, because the server's paging must be broken. */
const mostPages = 1000;

/**
 * Reads a whole list, page by page. The server may use smaller pages or always send the whole list, and the list may
 * change in the meantime. Rejects if a page fails or there are too many, because a list with a gap would look complete.
 * @param keyOf - identifies an item, so that one that moves to another page in the meantime counts once
 */
export async function readAllPages<Item>(
  read: (page: { readonly page: number; readonly page_size: number }) => Promise<Page<Item>>,
  keyOf: (item: Item) => string = (item) => JSON.stringify(item),
): Promise<readonly Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    if (page > mostPages)
      throw new PortalError("contract", { cause: new Error(`The list has more than ${mostPages} pages`) });
    const response = await read({ page, page_size: largestPageSize }).catch((error: unknown) => {
      // The list became shorter.
      if (page > 1 && isPortalError(error, "not-found")) return undefined;
      throw error;
    });
    const before = found.size;
    for (const item of response?.results ?? []) found.set(keyOf(item), item);
    // A server that ignores `page` sends the same page again. A server without a count sets `next`.
    if (response === undefined || found.size === before) break;
    if (found.size >= response.count && !response.next) break;
  }
  return [...found.values()];
}
