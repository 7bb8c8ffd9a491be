/** A list that is answered whole, in the envelope of all lists. */
export interface WholeList<Item> {
  count: number;
  next: null;
  previous: null;
  results: Item[];
}

export function wholeList<Item>(results: Item[]): WholeList<Item> {
  return { count: results.length, next: null, previous: null, results };
}
