/** The newest of a list, for servers that ignore its order and its page size. All of them without `most`. */
export function newestFirst<Item>(items: readonly Item[], timeOf: (item: Item) => string, most = Infinity): Item[] {
  const at = (item: Item) => Date.parse(timeOf(item)) || 0;
  return [...items].sort((one, other) => at(other) - at(one)).slice(0, most);
}
