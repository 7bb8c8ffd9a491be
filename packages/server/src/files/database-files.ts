import { and, eq, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { type Database, prepared } from "../db/database";
import { fileChunks, files } from "../db/tables/files";
import type { Files } from "./files";

/** Size of a piece: small against a process's memory, large against the overhead of a row. */
const chunkBytes = 262_144;

const findFile = prepared((db) =>
  db
    .select({ name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(eq(files.guid, sql.placeholder("guid")))
    .prepare("file"),
);

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
      const [file] = await tx.insert(files).values({ name, type, size: 0, createdAt }).returning({ guid: files.guid });
      if (file === undefined) throw new InternalError("The file was not written");
      let [position, size] = [0, 0];
      for await (const bytes of piecesOf(content)) {
        await tx.insert(fileChunks).values({ fileGuid: file.guid, position, bytes });
        position += 1;
        size += bytes.length;
      }
      await tx.update(files).set({ size }).where(eq(files.guid, file.guid));
      return file.guid;
    }),

  async open(db, guid) {
    const [file] = await findFile(db).execute({ guid });
    return file && { ...file, stream: await streamChunks(db, guid) };
  },
};

/** The first piece is read before the response begins, so that a database that fails gives an error, not a broken file. */
async function streamChunks(db: Database, guid: string): Promise<ReadableStream<Uint8Array>> {
  const read = async (position: number) => (await findChunk(db).execute({ guid, position }))[0]?.bytes;
  let position = 0;
  let next = await read(position);
  return new ReadableStream({
    async pull(controller) {
      if (next === undefined) return controller.close();
      controller.enqueue(next);
      position += 1;
      next = await read(position);
    },
  });
}

/** The content in pieces of one size, but for the last. */
async function* piecesOf(
  content: ReadableStream<Uint8Array> | Uint8Array,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let piece = new Uint8Array(chunkBytes);
  let filled = 0;
  const stream = content instanceof Uint8Array ? new Blob([content as Uint8Array<ArrayBuffer>]).stream() : content;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (let at = 0; at < read.value.length;) {
      const part = read.value.subarray(at, at + chunkBytes - filled);
      piece.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled === chunkBytes) {
        yield piece;
        [piece, filled] = [new Uint8Array(chunkBytes), 0];
      }
    }
  }
  if (filled > 0) yield piece.slice(0, filled);
}
