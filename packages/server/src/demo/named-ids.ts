/** Returns the id of a row by its name. Throws if the demo has no such row. */
export type Ids<Id> = (name: string) => Id;

/** Indexes the ids of inserted rows by name. */
export function idsBy<Row, Id>(rows: readonly Row[], name: (row: Row) => string, id: (row: Row) => Id): Ids<Id> {
  const ids = new Map(rows.map((row) => [name(row), id(row)]));
  return (wanted) => {
    const found = ids.get(wanted);
    if (found === undefined) throw new Error(`The demo names ${wanted}, which it does not have`);
    return found;
  };
}
