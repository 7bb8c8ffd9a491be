import type { Endpoint } from "./endpoint";
import type { Page, pagedList, PageQuery } from "./list";

type PagedQuery = ReturnType<typeof pagedList>;

/**
 * Whether a server cut a list that was requested as a whole: Django REST Framework can page all lists by default.
 * Page 0 is the whole list, too.
 */
export function isFirstPage(
  call: Endpoint,
  input: { readonly query?: PageQuery },
  response: unknown,
): response is Page<unknown> {
  const isCut = (response as Page<unknown> | undefined)?.next && call.method === "GET";
  return isCut ? !(input.query?.page ?? (call.query as PagedQuery | undefined)?.shape.page) : false;
}
