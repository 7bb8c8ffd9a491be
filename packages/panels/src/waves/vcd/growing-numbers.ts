const shift = 16;
const chunkLength = 1 << shift;

/** A list of numbers that grows without copying what it has. */
export class GrowingNumbers {
  readonly #chunks: Float64Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    const slot = this.#length & (chunkLength - 1);
    if (slot === 0) this.#chunks.push(new Float64Array(chunkLength));
    this.#chunks[this.#length >> shift]![slot] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#chunks[index >> shift]![index & (chunkLength - 1)]!;
  }

  /** How many numbers are `value` or less. The count must be between `from` and `before`, and the list in order. */
  countTo(value: number, from = 0, before = this.#length): number {
    let low = from;
    let high = before;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
