import { pieceBytes } from "@gatehouse/contract/downloads";
import { bytesToHex } from "@noble/hashes/utils.js";
import { eq, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { type Database, prepared } from "../db/database";
import { fileDigests } from "../db/tables/files";
import type { ByteRange, Files } from "./files";
import { digestOf, piecesOf, streamOf } from "./pieces";

const digestBytes = 32;

const findDigests = prepared((db) =>
  db
    .select({ digests: fileDigests.digests })
    .from(fileDigests)
    .where(eq(fileDigests.fileGuid, sql.placeholder("guid")))
    .prepare("file_digests"),
);
const insertDigests = prepared((db) =>
  db
    .insert(fileDigests)
    .values({ fileGuid: sql.placeholder("guid"), digests: sql.placeholder("digests") })
    .onConflictDoNothing()
    .prepare("insert_file_digests"),
);

/** The stored bytes differ from the bytes that were put. */
export class FileChanged extends InternalError {
  constructor() {
    super("A stored file is not what was stored");
  }
}

type Content = ReadableStream<Uint8Array> | Uint8Array;

/**
 * Passes content on in pieces, each valid until the next is read. `digests` returns the pieces' digests after all have
 * been read.
 */
export function notingDigests(content: Content): {
  readonly content: ReadableStream<Uint8Array>;
  readonly digests: () => Uint8Array;
} {
  const noted: Uint8Array[] = [];
  async function* noting() {
    for await (const piece of piecesOf(content, pieceBytes, { isReused: true })) {
      noted.push(await digestOfPiece(piece));
      yield piece;
    }
  }
  return { content: streamOf(noting()), digests: () => joined(noted) };
}

/** Stores the digests of a file's pieces. */
export async function keepDigests(db: Database, guid: string, digests: Uint8Array): Promise<void> {
  await insertDigests(db).execute({ guid, digests });
}

/** The digests of a file's pieces. For a file without stored digests, they are computed from its bytes and stored. */
export async function readDigests(files: Files, db: Database, guid: string): Promise<Uint8Array> {
  const [found] = await findDigests(db).execute({ guid });
  if (found !== undefined) return found.digests;
  const file = await files.open(db, guid);
  if (file === undefined) throw new InternalError("A file without digests is not there");
  const { content, digests } = notingDigests(file.stream);
  const whole = await digestOf(content);
  if (file.sha256 !== null && file.sha256 !== whole) throw new FileChanged();
  await keepDigests(db, guid, digests());
  return digests();
}

/**
 * Opens a part of a file and checks each piece against its digest before passing it on. The first piece is checked
 * before this resolves. A later mismatch fails the stream.
 * @throws {FileChanged}
 */
export async function openChecked(
  files: Files,
  db: Database,
  { guid, size, digests }: { readonly guid: string; readonly size: number; readonly digests: Uint8Array },
  { start, end }: ByteRange = { start: 0, end: size },
): Promise<ReadableStream<Uint8Array> | undefined> {
  if (digests.length !== Math.ceil(size / pieceBytes) * digestBytes) throw new FileChanged();
  const first = Math.floor(start / pieceBytes);
  const from = first * pieceBytes;
  const opened = await files.open(db, guid, {
    start: from,
    end: Math.min(size, Math.ceil(end / pieceBytes) * pieceBytes),
  });
  if (opened === undefined) return undefined;
  const { stream } = opened;
  async function* checked() {
    let number = first;
    for await (const piece of piecesOf(stream, pieceBytes)) {
      const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes);
      if (!isSame(await digestOfPiece(piece), expected)) throw new FileChanged();
      const at = number * pieceBytes;
      yield piece.subarray(Math.max(0, start - at), end - at);
      number += 1;
    }
  }
  const pieces = checked();
  return streamOf(pieces, await pieces.next());
}

/** SHA-256 of all digests together, in hexadecimal. */
export async function digestOfDigests(digests: Uint8Array): Promise<string> {
  return bytesToHex(await digestOfPiece(digests));
}

async function digestOfPiece(bytes: Uint8Array): Promise<Uint8Array> {
  // `crypto.subtle` works off this thread.
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

function isSame(bytes: Uint8Array, others: Uint8Array): boolean {
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.length * digestBytes);
  for (const [at, part] of parts.entries()) whole.set(part, at * digestBytes);
  return whole;
}
