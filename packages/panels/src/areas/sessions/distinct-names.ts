/**
 * Returns a unique name for each row, with as few parts as possible. Rows whose parts are all equal get a number.
 * @param parts - The name itself, then what can be added to it.
 */
export function distinctNames<Row>(
  rows: readonly Row[],
  parts: readonly ((row: Row) => string)[],
): (row: Row) => string {
  const nameAt = (row: Row, count: number) =>
    parts
      .slice(0, count)
      .map((part) => part(row))
      .filter((text) => text !== "")
      .join(", ");
  const counts = parts.map((_, at) => {
    const found = new Map<string, number>();
    for (const row of rows) found.set(nameAt(row, at + 1), (found.get(nameAt(row, at + 1)) ?? 0) + 1);
    return found;
  });
  return (row) => {
    const enough = counts.findIndex((found, at) => (found.get(nameAt(row, at + 1)) ?? 0) < 2);
    if (enough !== -1) return nameAt(row, enough + 1);
    const name = nameAt(row, parts.length);
    const alike = rows.filter((other) => nameAt(other, parts.length) === name);
    return `${name} (${alike.indexOf(row) + 1})`;
  };
}
