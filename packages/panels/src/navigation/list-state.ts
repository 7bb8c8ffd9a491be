/** A list's state by name; values are kept as text, the way an address keeps them. */
export type ListState = Readonly<Record<string, string>>;

/** The state that a query string holds; the default for what it does not name. */
export function readListState<T extends ListState>(text: string, prefix: string, defaults: T): T {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, params.get(`${prefix}.${name}`) ?? value]),
  ) as T;
}

/** A query string with some of the state changed. Other lists' state stays; a default is not written. */
export function writeListState<T extends ListState>(
  text: string,
  prefix: string,
  defaults: T,
  changed: Partial<T>,
): string {
  const params = new URLSearchParams(text);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined || value === defaults[name]) params.delete(`${prefix}.${name}`);
    else params.set(`${prefix}.${name}`, value);
  }
  const written = params.toString();
  return written === "" ? "" : `?${written}`;
}
