import { PortalError } from "@gatehouse/contract";
import { eq, sql } from "drizzle-orm";
import { type Database, prepared } from "../../../db/database";
import { builds, logChunks } from "../../../db/tables/builds";
import type { ByteRange, Files } from "../../../files/files";
import { FilesUnavailable } from "../../../files/files-unavailable";
import type { LogPiece } from "./log-piece";

/** A build's log, and the stores that its bytes may be in. */
export interface LogSource {
  readonly db: Database;
  readonly files: Files;
  /** The build's id. */
  readonly id: number;
}

/** The columns of a piece: its bytes, or their place in the log file. */
export const storedPiece = {
  bytes: logChunks.bytes,
  fileOffset: logChunks.fileOffset,
  fileLength: logChunks.fileLength,
  textCrc: logChunks.textCrc,
  textLength: logChunks.textLength,
};

interface StoredPiece extends Omit<LogPiece, "bytes"> {
  readonly bytes: LogPiece["bytes"] | null;
  readonly fileOffset: number | null;
  readonly fileLength: number | null;
}

const findLogFile = prepared((db) =>
  db
    .select({ guid: builds.logGuid })
    .from(builds)
    .where(eq(builds.id, sql.placeholder("id")))
    .prepare("log_file"),
);

/**
 * Adds the bytes to consecutive pieces. Reads those in the log file as one range.
 * @throws {FilesUnavailable} if its store is unavailable, and {PortalError} `not-found` if the log was deleted since.
 */
export async function withBytes<Piece extends StoredPiece>(
  log: LogSource,
  pieces: readonly Piece[],
): Promise<readonly (Piece & LogPiece)[]> {
  if (pieces.every(hasBytes)) return pieces;
  const inFile = pieces.filter((piece) => !hasBytes(piece)).map(placeOf);
  const start = inFile[0]?.start ?? 0;
  const bytes = await readLogFile(log, { start, end: inFile.at(-1)?.end ?? 0 });
  return pieces.map((piece) => {
    const place = placeOf(piece);
    return { ...piece, bytes: piece.bytes ?? bytes.subarray(place.start - start, place.end - start) };
  });
}

const hasBytes = <Piece extends StoredPiece>(piece: Piece): piece is Piece & LogPiece => piece.bytes !== null;

function placeOf({ fileOffset, fileLength }: StoredPiece): ByteRange {
  const start = fileOffset ?? 0;
  return { start, end: start + (fileLength ?? 0) };
}

async function readLogFile({ db, files, id }: LogSource, range: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  const guid = (await findLogFile(db).execute({ id }))[0]?.guid;
  const file = guid == null ? undefined : await files.open(db, guid, range);
  if (file === undefined) throw new PortalError("not-found");
  const bytes = await new Response(file.stream).arrayBuffer().catch(() => {
    throw new FilesUnavailable("The bytes of a log broke off");
  });
  return new Uint8Array(bytes);
}
