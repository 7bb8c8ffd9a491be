/** Sorts a list newest first and keeps up to `most` items, for servers that ignore order and page size. */
export function newestFirst<Item>(items: readonly Item[], timeOf: (item: Item) => string, most = Infinity): Item[] {
  const at = (item: Item) => Date.parse(timeOf(item)) || 0;
  return [...items].sort((one, other) => at(other) - at(one)).slice(0, most);
}
