import type { Database } from "../db/database";

/** A part of a file. */
export interface ByteRange {
  /** From 0. */
  readonly start: number;
  /** The first byte that is not in it. At most the file's size. */
  readonly end: number;
}

/** A stored file. */
export interface StoredFile {
  /** As a download is called. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** Of the whole file, in hexadecimal; null for a file that was stored before digests were kept. */
  readonly sha256: string | null;
  /** It fails rather than end early. */
  readonly stream: ReadableStream<Uint8Array>;
}

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
}

/** The result of a sweep. */
export interface Swept {
  /** Files that nothing referred to, deleted. */
  readonly unreferenced: number;
  /** Bytes without a row, deleted. */
  readonly orphaned: number;
  /** Rows whose bytes are not there. They are kept: another bucket than the usual one would look the same. */
  readonly missing: number;
}

/**
 * The store of sources, outputs and pictures. At most one piece of a file is in memory at a time. Each call throws
 * `FilesUnavailable` when the store does not respond or refuses.
 */
export interface Files {
  /**
   * Stores a file. Its guid is known to nobody before all its bytes are there, and a store that fails or refuses keeps nothing.
   * A stream is not for use in a transaction, which would last as long.
   * @returns its guid.
   */
  put(db: Database, file: NewFile, createdAt: Date): Promise<string>;
  /**
   * Opens a file, or a part of it. Undefined for a file that is not there. The first bytes are there when it resolves, so that
   * a store in trouble gives an error and not a broken download.
   */
  open(db: Database, guid: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Deletes files. Not for use in a transaction: bytes elsewhere do not come back when it is rolled back. */
  delete(db: Database, guids: readonly string[]): Promise<void>;
  /**
   * Deletes what an interrupted push or build has left: files that nothing refers to, and bytes without a row. What is newer
   * than `before` stays, since it may be on its way.
   */
  sweep(db: Database, before: Date): Promise<Swept>;
}
