import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { and, eq, inArray, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { type Database, prepared } from "../db/database";
import { fileChunks, files } from "../db/tables/files";
import { insertFileRow, readFileRow } from "./file-rows";
import type { ByteRange, Files, NewFile } from "./files";
import { createGate } from "./gate";
import { piecesOf } from "./pieces";
import { deleteUnreferencedFiles } from "./unreferenced-files";

/** The size of a stored piece: small compared with a process's memory, large compared with a row's overhead. */
const chunkBytes = 262_144;

/**
 * The most bytes to read at once. PostgreSQL sends them as hexadecimal text. Its driver copies a text of more than 128
 * KB several times, into buffers that double each time.
 */
const readBytes = 52_429;

const findPart = prepared((db) =>
  db
    .select({
      bytes: sql`substring(${fileChunks.bytes} from ${sql.placeholder("from")}::int for ${readBytes}::int)`.mapWith(
        fileChunks.bytes,
      ),
    })
    .from(fileChunks)
    .where(and(eq(fileChunks.fileGuid, sql.placeholder("guid")), eq(fileChunks.position, sql.placeholder("position"))))
    .prepare("file_chunk_part"),
);

/** Stores files in the portal's database in pieces. Any number of processes can use it. */
export const databaseFiles: Files = {
  async put(db, file, createdAt) {
    if (file.content instanceof Uint8Array) return db.transaction((tx) => write(tx, file, createdAt));
    // Don't use a transaction for a stream, because a slow one would hold a connection. The built-in database has only
    // one. If the process is killed, the sweep deletes the unreferenced file.
    let guid: string | undefined;
    try {
      return await write(db, file, createdAt, { onRow: (inserted) => (guid = inserted), pass: throughGate });
    } catch (error) {
      if (guid !== undefined)
        await db
          .delete(files)
          .where(eq(files.guid, guid))
          .catch(() => undefined);
      throw error;
    }
  },

  async open(db, guid, range) {
    const row = await readFileRow(db, guid);
    if (row === undefined) return undefined;
    const { store, ...file } = row;
    if (store !== "database") throw new InternalError("A file is in an S3 store, and GATEHOUSE_S3_BUCKET is not set");
    return { ...file, stream: await streamChunks(db, guid, range ?? { start: 0, end: file.size }) };
  },

  async delete(db, guids) {
    if (guids.length > 0) await db.delete(files).where(inArray(files.guid, [...guids]));
  },

  // Deleting a row also deletes its bytes.
  sweep: async (db, before) => ({ unreferenced: await deleteUnreferencedFiles(db, before), orphaned: 0, missing: 0 }),
};

/** Low enough that other statements of the process get their turn. */
const throughGate = createGate(2);

interface WriteOptions {
  /** Called with the guid before the first byte is written. */
  readonly onRow?: (guid: string) => void;
  /**
   * Runs a write when it is its turn. Don't use it in a transaction: writes ahead of it may wait for the transaction to
   * end.
   */
  readonly pass?: (act: () => Promise<void>) => Promise<void>;
}

/** Writes a file's row and its bytes, piece by piece. */
async function write(
  db: Database,
  { name, type, content }: NewFile,
  createdAt: Date,
  { onRow, pass = (act) => act() }: WriteOptions = {},
): Promise<string> {
  const guid = await insertFileRow(db, { name, type, size: 0, createdAt });
  onRow?.(guid);
  const digest = sha256.create();
  let [position, size] = [0, 0];
  for await (const bytes of piecesOf(content, chunkBytes, { isReused: true })) {
    const piece = { fileGuid: guid, position, bytes };
    await pass(async () => {
      await db.insert(fileChunks).values(piece);
      digest.update(bytes);
    });
    position += 1;
    size += bytes.length;
  }
  await db
    .update(files)
    .set({ size, sha256: bytesToHex(digest.digest()) })
    .where(eq(files.guid, guid));
  return guid;
}

/** Streams the bytes of a range. Resolves after reading the first piece. */
async function streamChunks(
  db: Database,
  guid: string,
  { start, end }: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  let at = start;
  async function read(): Promise<Uint8Array | undefined> {
    if (at >= end) return undefined;
    const position = Math.floor(at / chunkBytes);
    // PostgreSQL counts bytes from 1.
    const [part] = await findPart(db).execute({ guid, position, from: at - position * chunkBytes + 1 });
    const bytes = part?.bytes.subarray(0, end - at);
    // The file was deleted since its row was read.
    if (bytes === undefined || bytes.length === 0) throw new InternalError("A file ended before its size");
    at += bytes.length;
    return bytes;
  }
  let next = await read();
  return new ReadableStream({
    async pull(controller) {
      if (next === undefined) return controller.close();
      controller.enqueue(next);
      next = await read();
    },
  });
}
