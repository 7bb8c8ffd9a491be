/** The index of the first value in a sorted array that is not below the given one. */
export const lowerBound = (sorted: ArrayLike<number>, value: number): number =>
  firstNotBelow(sorted.length, (index) => sorted[index]!, value);

/** The same for values that are computed. */
export function firstNotBelow(length: number, valueAt: (index: number) => number, value: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
