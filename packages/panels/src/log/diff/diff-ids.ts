import { Anchors } from "./anchors";
import type { Block } from "./block";
import { commonRows } from "./shortest-edit";

/* Blocks of up to this many rows get the shortest difference. */
const shortBlock = 256;
/* How often each row may be visited, on average. Logs that need more differ too much to be read row by row. */
const mostLooks = 30;

/**
 * The blocks in which two lists of line ids differ, in order, yielding whenever it may pause. The time is proportional
 * to the number of lines, however different they are, so not every difference is the shortest.
 */
export function* diffIds(a: Int32Array, b: Int32Array, idCount: number): Generator<undefined, readonly Block[]> {
  const anchors = new Anchors(a, b, idCount);
  const changes: Block[] = [];
  const open: Block[] = [{ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length }];
  let looks = mostLooks * (a.length + b.length);
  for (let next = open.pop(); next; next = open.pop()) {
    const block = trimmed(a, b, next);
    const [n, m] = [block.aTo - block.aFrom, block.bTo - block.bFrom];
    if (n === 0 && m === 0) continue;
    if (n === 0 || m === 0 || looks < 0) {
      add(changes, block);
      continue;
    }
    const isShort = n + m <= shortBlock;
    const pairs = isShort ? commonRows(a, b, block) : yield* anchors.find(block);
    if (!isShort) looks -= n + m;
    const parts = between(block, pairs);
    if (isShort || pairs.length === 0) for (const part of parts) add(changes, part);
    else for (const part of parts.reverse()) open.push(part);
    yield undefined;
  }
  return changes;
}

/** The block without the equal rows at both ends. */
function trimmed(a: Int32Array, b: Int32Array, block: Block): Block {
  let { aFrom, aTo, bFrom, bTo } = block;
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) {
    aFrom += 1;
    bFrom += 1;
  }
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) {
    aTo -= 1;
    bTo -= 1;
  }
  return { aFrom, aTo, bFrom, bTo };
}

/** The blocks before, between and after pairs of equal rows. */
function between({ aFrom, aTo, bFrom, bTo }: Block, pairs: readonly (readonly [number, number])[]): Block[] {
  const parts: Block[] = [];
  let [i, j] = [aFrom, bFrom];
  for (const [nextI, nextJ] of [...pairs, [aTo, bTo] as const]) {
    if (nextI > i || nextJ > j) parts.push({ aFrom: i, aTo: nextI, bFrom: j, bTo: nextJ });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return parts;
}

function add(changes: Block[], block: Block): void {
  const last = changes.at(-1);
  if (last?.aTo === block.aFrom && last.bTo === block.bFrom)
    changes[changes.length - 1] = { ...last, aTo: block.aTo, bTo: block.bTo };
  else changes.push(block);
}
