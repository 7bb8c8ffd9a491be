import type { Block } from "./block";

/**
 * The rows that two short lists have in common, found with Myers' algorithm so that the fewest rows differ. The cost
 * grows with the square of the number of differences.
 */
export function commonRows(a: Int32Array, b: Int32Array, { aFrom, aTo, bFrom, bTo }: Block): [number, number][] {
  const [n, m] = [aTo - aFrom, bTo - bFrom];
  const most = n + m;
  const furthest = new Int32Array(2 * most + 2);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(furthest.slice(most - edits, most + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = most + diagonal;
      const isDown = diagonal === -edits || (diagonal !== edits && furthest[at - 1]! < furthest[at + 1]!);
      let x = isDown ? furthest[at + 1]! : furthest[at - 1]! + 1;
      while (x < n && x - diagonal < m && a[aFrom + x] === b[bFrom + x - diagonal]) x += 1;
      furthest[at] = x;
      if (x >= n && x - diagonal >= m) return walkBack(trace, n, m).map(([i, j]) => [aFrom + i, bFrom + j]);
    }
  }
  return [];
}

function walkBack(trace: readonly Int32Array[], n: number, m: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [n, m];
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    // The furthest rows before this edit, on the diagonals from -edits to edits + 1.
    const furthest = trace[edits]!;
    const at = (diagonal: number) => furthest[diagonal + edits]!;
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const before = isDown ? diagonal + 1 : diagonal - 1;
    const beforeX = at(before);
    const start = isDown ? beforeX : beforeX + 1;
    while (x > start) pairs.push([--x, --y]);
    [x, y] = [beforeX, beforeX - before];
  }
  while (x > 0) pairs.push([--x, --y]);
  return pairs.reverse();
}
