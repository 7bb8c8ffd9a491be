import type { Database } from "../db/database";

/** A range of a file's bytes. */
export interface ByteRange {
  /** The first byte, counted from 0. */
  readonly start: number;
  /** The byte after the last one. At most the file's size. */
  readonly end: number;
}

/** A stored file. */
export interface StoredFile {
  /** The name of the downloaded file. */
  readonly name: string;
  /** The media type. */
  readonly type: string;
  /** The size of the whole file, in bytes. */
  readonly size: number;
  /** SHA-256 of the whole file, in hexadecimal. Null for a file that was stored without a digest. */
  readonly sha256: string | null;
  /** Fails if bytes are missing, instead of ending early. */
  readonly stream: ReadableStream<Uint8Array>;
}

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
}

/** The result of a sweep. */
export interface Swept {
  /** The number of deleted files that nothing referred to. */
  readonly unreferenced: number;
  /** The number of deleted objects without a row. */
  readonly orphaned: number;
  /** The number of rows without bytes. They are kept, because a wrong bucket setting would look the same. */
  readonly missing: number;
}

/**
 * The store of sources, outputs, pictures and the logs of ended builds. It holds at most one piece of a file in memory
 * at a time. Every method throws `FilesUnavailable` if the store doesn't respond or refuses.
 */
export interface Files {
  /** Whether the logs of ended builds move to this store, so that the database doesn't keep them. */
  readonly keepsLogs?: boolean;
  /**
   * Stores a file. Nobody learns its guid before all bytes are stored, and a failed write leaves nothing. Don't store a
   * stream inside a transaction, which would stay open as long as the stream.
   * @returns its guid.
   */
  put(db: Database, file: NewFile, createdAt: Date): Promise<string>;
  /**
   * Opens a file or a part of it. Undefined if there is no such file. Resolves when the first bytes are available, so
   * that an unavailable store causes an error and not a broken download.
   */
  open(db: Database, guid: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Deletes files. Don't call it inside a transaction, because a rollback doesn't restore bytes in another store. */
  delete(db: Database, guids: readonly string[]): Promise<void>;
  /**
   * Deletes what interrupted pushes and builds left: files that nothing refers to, and bytes without a row. It keeps
   * everything newer than `before`, because that may still be in progress.
   */
  sweep(db: Database, before: Date): Promise<Swept>;
}
