const leastBytes = 1 << 20;

/** Bytes in one array that grows. */
export class ByteBuffer {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  /** @param expected - The expected number of bytes, if known. */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  add(part: Uint8Array): void {
    const length = this.length + part.length;
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(length, leastBytes, this.#bytes.length * 2));
      grown.set(this.#bytes.subarray(0, this.length));
      this.#bytes = grown;
    }
    this.#bytes.set(part, this.length);
    this.length = length;
  }
}
