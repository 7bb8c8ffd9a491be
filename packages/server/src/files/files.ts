import type { Database } from "../db/database";

/** A stored file. */
export interface StoredFile {
  /** As a download is called. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
}

export interface NewFile {
  readonly name: string;
  readonly type: string;
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
}

/** Where sources, outputs and pictures are kept. At most one piece of a file is in memory at a time. */
export interface Files {
  /** Stores a file. @returns its guid. */
  put(db: Database, file: NewFile, createdAt: Date): Promise<string>;
  /** Undefined for a file that is not there. */
  open(db: Database, guid: string): Promise<StoredFile | undefined>;
}
