/** The state of one list in a page's query string, without the page it is turned to. */
export function viewOf(search: string, listId: string): string {
  const params = new URLSearchParams(search);
  const own = [...params].filter(([name]) => name.startsWith(`${listId}.`) && name !== `${listId}.page`);
  return new URLSearchParams(own).toString();
}

/** A query string in which one list has the state of a view; the state of other lists stays. */
export function searchWith(search: string, listId: string, view: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(`${listId}.`));
  // A view that was damaged in storage can change its own list alone.
  const own = [...new URLSearchParams(view)].filter(([name]) => name.startsWith(`${listId}.`));
  const written = new URLSearchParams([...others, ...own]).toString();
  return written === "" ? "" : `?${written}`;
}
