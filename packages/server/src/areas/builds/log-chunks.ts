import { and, asc, desc, eq, gte, lt, max, sql } from "drizzle-orm";
import { type Database, prepared } from "../../db/database";
import { logChunks } from "../../db/tables/builds";

/** Rows of a log. */
export interface LogWindow {
  readonly rows: readonly string[];
  /** The number of the first, from 0. */
  readonly startRow: number;
}

const empty: LogWindow = { rows: [], startRow: 0 };
const newline = 0x0a;

/** Appends bytes to a log. Only one writer may append to a log at a time. @returns the newlines that the log has now. */
export async function appendLog(db: Database, buildId: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const [last] = await db
    .select({ position: logChunks.position, firstRow: logChunks.firstRow, newlines: logChunks.newlines })
    .from(logChunks)
    .where(eq(logChunks.buildId, buildId))
    .orderBy(desc(logChunks.position))
    .limit(1);
  const firstRow = last === undefined ? 0 : last.firstRow + last.newlines;
  // Nothing to keep; as the last piece it would count as a row that has no newline yet.
  if (bytes.length === 0) return firstRow;
  let newlines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) newlines += 1;
  await db.insert(logChunks).values({
    buildId,
    position: last === undefined ? 0 : last.position + 1,
    firstRow,
    newlines,
    bytes: await piped(bytes, new CompressionStream("gzip")),
  });
  return firstRow + newlines;
}

const findStart = prepared((db) =>
  db
    .select({ position: max(logChunks.position) })
    .from(logChunks)
    .where(and(eq(logChunks.buildId, sql.placeholder("buildId")), lt(logChunks.firstRow, sql.placeholder("row"))))
    .prepare("log_start"),
);

const findEnd = prepared((db) =>
  db
    .select({ firstRow: logChunks.firstRow, newlines: logChunks.newlines, bytes: logChunks.bytes })
    .from(logChunks)
    .where(eq(logChunks.buildId, sql.placeholder("buildId")))
    .orderBy(desc(logChunks.position))
    .limit(1)
    .prepare("log_end"),
);

const findPieces = prepared((db) =>
  db
    .select({ firstRow: logChunks.firstRow, bytes: logChunks.bytes })
    .from(logChunks)
    .where(
      and(
        eq(logChunks.buildId, sql.placeholder("buildId")),
        gte(logChunks.position, sql.placeholder("position")),
        lt(logChunks.firstRow, sql.placeholder("until")),
      ),
    )
    .orderBy(asc(logChunks.position))
    .prepare("log_pieces"),
);

/**
 * Reads rows of a log. It finds the pieces by their row numbers and reads no others.
 * @param startRow - undefined for the last rows; past the end it is the last rows, too.
 */
export async function readLog(
  db: Database,
  buildId: number,
  { startRow, rowsCount }: { readonly startRow?: number; readonly rowsCount: number },
): Promise<LogWindow> {
  const [end] = await findEnd(db).execute({ buildId });
  if (end === undefined) return empty;
  const total = end.firstRow + end.newlines + ((await endsInRow(end.bytes)) ? 1 : 0);
  const first = startRow === undefined || startRow >= total ? Math.max(0, total - rowsCount) : startRow;
  const until = Math.min(first + rowsCount, total);
  // The row begins in the last piece that has fewer newlines before it than the row's number.
  const [start] = await findStart(db).execute({ buildId, row: first });
  const pieces = await findPieces(db).execute({ buildId, position: start?.position ?? 0, until });
  const texts = await Promise.all(pieces.map(({ bytes }) => piped(bytes, new DecompressionStream("gzip"))));
  const rows = decode(texts).split("\n");
  const skipped = first - (pieces[0]?.firstRow ?? 0);
  return { rows: rows.slice(skipped, skipped + until - first), startRow: first };
}

const findPiece = prepared((db) =>
  db
    .select({ bytes: logChunks.bytes })
    .from(logChunks)
    .where(and(eq(logChunks.buildId, sql.placeholder("buildId")), eq(logChunks.position, sql.placeholder("position"))))
    .prepare("log_piece"),
);

/** The whole log as it was written, piece by piece. */
export function streamLog(db: Database, buildId: number): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream({
    async pull(controller) {
      const [piece] = await findPiece(db).execute({ buildId, position });
      if (piece === undefined) return controller.close();
      position += 1;
      controller.enqueue(await piped(piece.bytes, new DecompressionStream("gzip")));
    },
  });
}

async function endsInRow(compressed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await piped(compressed, new DecompressionStream("gzip"))).at(-1) !== newline;
}

function decode(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
