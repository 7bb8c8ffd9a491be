import type { PGlite } from "@electric-sql/pglite";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Database } from "./database";

export interface PgliteOptions {
  /** A folder, where there is a file system; nothing is kept by default. */
  readonly dataDir?: string;
  /** A dump of PGlite's `dumpDataDir` to start from. */
  readonly loadDataDir?: Blob;
}

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Opens the embedded PostgreSQL, in Node or in a browser tab. It is loaded only when this is called. */
export async function openPglite(options: PgliteOptions = {}): Promise<OpenDatabase & { readonly pglite: PGlite }> {
  const [{ PGlite, types }, { drizzle }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
  ]);
  const pglite = await PGlite.create({
    dataDir: options.dataDir,
    loadDataDir: options.loadDataDir,
    // Its own 128 MB are touched page by page, and a process never gets them back. The system caches the files as well.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
    // Bytes go in as they are. Its own serializer makes a text of each byte, and leaves 40 times as much garbage.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
    // Its own parser takes a millisecond for each 10 KB.
    parsers: { [types.BYTEA]: (text) => hexToBytes(text.slice(2)) },
  });
  return { db: drizzle(pglite), pglite, close: () => pglite.close() };
}
