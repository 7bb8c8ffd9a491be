/**
 * A dump that PGlite reads without copying it. Other blobs copy their bytes when they are created and again when they
 * are read, which takes longer than all the rest of opening a database.
 */
export class SnapshotBlob extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([], { type: "application/x-tar" });
    this.#bytes = bytes;
  }

  /** PGlite calls nothing else. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}
