import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { and, eq, inArray, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { type Database, prepared } from "../db/database";
import { fileChunks, files } from "../db/tables/files";
import { insertFileRow, readFileRow } from "./file-rows";
import type { ByteRange, Files } from "./files";
import { piecesOf } from "./pieces";
import { deleteUnreferencedFiles } from "./unreferenced-files";

/** Size of a piece: small against a process's memory, large against the overhead of a row. */
const chunkBytes = 262_144;

const findChunk = prepared((db) =>
  db
    .select({ bytes: fileChunks.bytes })
    .from(fileChunks)
    .where(and(eq(fileChunks.fileGuid, sql.placeholder("guid")), eq(fileChunks.position, sql.placeholder("position"))))
    .prepare("file_chunk"),
);

/** Files in the portal's own database, in pieces. It works with any number of processes. */
export const databaseFiles: Files = {
  put: (db, { name, type, content }, createdAt) =>
    db.transaction(async (tx) => {
      const guid = await insertFileRow(tx, { name, type, size: 0, createdAt });
      const digest = sha256.create();
      let [position, size] = [0, 0];
      for await (const bytes of piecesOf(content, chunkBytes)) {
        await tx.insert(fileChunks).values({ fileGuid: guid, position, bytes });
        digest.update(bytes);
        position += 1;
        size += bytes.length;
      }
      await tx
        .update(files)
        .set({ size, sha256: bytesToHex(digest.digest()) })
        .where(eq(files.guid, guid));
      return guid;
    }),

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

  // Bytes go with their row.
  sweep: async (db, before) => ({ unreferenced: await deleteUnreferencedFiles(db, before), orphaned: 0, missing: 0 }),
};

/** The bytes of a range. The first piece is read before it resolves. */
async function streamChunks(
  db: Database,
  guid: string,
  { start, end }: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  let at = start;
  async function read(): Promise<Uint8Array | undefined> {
    if (at >= end) return undefined;
    const position = Math.floor(at / chunkBytes);
    const [chunk] = await findChunk(db).execute({ guid, position });
    const from = at - position * chunkBytes;
    const bytes = chunk?.bytes.subarray(from, from + end - at);
    // Deleted meanwhile.
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
