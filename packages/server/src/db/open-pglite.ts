import type { PGlite } from "@electric-sql/pglite";
import { hexToBytes } from "../core/hex-to-bytes";
import type { Database } from "./database";
import { preparedPglite } from "./prepared-pglite";

export interface PgliteOptions {
  /** A folder, if there is a file system. By default, nothing is stored. */
  readonly dataDir?: string;
  /** A dump from PGlite's `dumpDataDir` to start with. */
  readonly loadDataDir?: Blob;
}

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const settings = (...all: readonly string[]) => all.flatMap((one) => ["-c", one]);

/** A database in memory is gone after a crash, so the log that would repair it is kept short. */
const inMemory = settings(
  "wal_level=minimal",
  "max_wal_senders=0",
  "wal_init_zero=off",
  "full_page_writes=off",
  "synchronous_commit=off",
);

/** Opens the built-in PostgreSQL in Node or in a browser tab. PGlite is only loaded by this call. */
export async function openPglite(options: PgliteOptions = {}): Promise<OpenDatabase & { readonly pglite: PGlite }> {
  const [library, { drizzle }] = await Promise.all([import("@electric-sql/pglite"), import("drizzle-orm/pglite")]);
  const { PGlite, types } = library;
  const pglite = await PGlite.create({
    dataDir: options.dataDir,
    loadDataDir: options.loadDataDir,
    // The default of 128 MB fills page by page and is never freed. The operating system caches the files anyway.
    startParams: [
      ...PGlite.defaultStartParams,
      ...settings("shared_buffers=16MB"),
      ...(options.dataDir === undefined ? inMemory : []),
    ],
    // Pass bytes on as they are. PGlite's own serializer formats each byte as text, which leaves 40 times as much
    // garbage.
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
    // PGlite's own parser takes a millisecond for each 10 KB.
    parsers: { [types.BYTEA]: (text) => hexToBytes(text.slice(2)) },
  });
  // Of its client, drizzle calls nothing else.
  const client = preparedPglite(pglite, library) as PGlite;
  return { db: drizzle({ client }), pglite, close: () => pglite.close() };
}
