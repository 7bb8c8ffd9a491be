/** The id of a row by its name. Throws if the demo has no row of that name. */
export type Ids<Id> = (name: string) => Id;

/** The ids of rows that were inserted, by their names. */
export function idsBy<Row, Id>(rows: readonly Row[], name: (row: Row) => string, id: (row: Row) => Id): Ids<Id> {
  const ids = new Map(rows.map((row) => [name(row), id(row)]));
  return (wanted) => {
    const found = ids.get(wanted);
    if (found === undefined) throw new Error(`The demo names ${wanted}, which it does not have`);
    return found;
  };
}
