/** A list's state by name. Values are strings, as in an address. */
export type ListState = Readonly<Record<string, string>>;

/** Reads a list's state from a query string. Missing names get their defaults. */
export function readListState<T extends ListState>(text: string, prefix: string, defaults: T): T {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, params.get(`${prefix}.${name}`) ?? value]),
  ) as T;
}

/** Returns the query string with some of the state changed. Keeps other lists' state and omits defaults. */
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
