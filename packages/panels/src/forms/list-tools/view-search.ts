/** The state of one list in a page's query string, without its page number. */
export function viewOf(search: string, listId: string): string {
  const params = new URLSearchParams(search);
  const own = [...params].filter(([name]) => name.startsWith(`${listId}.`) && name !== `${listId}.page`);
  return new URLSearchParams(own).toString();
}

/** Replaces the state of one list in a query string with a view. The state of other lists stays. */
export function searchWith(search: string, listId: string, view: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(`${listId}.`));
  // A view that was damaged in storage must not change other lists.
  const own = [...new URLSearchParams(view)].filter(([name]) => name.startsWith(`${listId}.`));
  const written = new URLSearchParams([...others, ...own]).toString();
  return written === "" ? "" : `?${written}`;
}
