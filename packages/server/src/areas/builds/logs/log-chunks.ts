import { and, asc, desc, eq, gte, lte, max, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Database, prepared } from "../../../db/database";
import { logChunks } from "../../../db/tables/builds";
import type { GzippedJson } from "../../../http/gzipped-json";
import { joinPieces, type PieceOfRows, type RowRange } from "./join-pieces";
import { type LogSource, storedPiece, withBytes } from "./log-file";
import { packPiece, unpackPieces } from "./log-piece";
import { createLogWindow } from "./log-window";

/** A range of a log's rows. */
export interface LogWindow {
  readonly rows: readonly string[];
  /** The number of the first row, counted from 0. */
  readonly startRow: number;
}

const empty: LogWindow = { rows: [], startRow: 0 };
const newline = 0x0a;

/** A larger piece is split, because reading a row decompresses its whole piece. */
const mostPieceBytes = 32_768;

/**
 * Appends bytes to a log. Only one writer may append to a log at a time.
 * @returns the number of newlines in the log.
 */
export async function appendLog(db: Database, buildId: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const [last] = await db
    .select({ position: logChunks.position, firstRow: logChunks.firstRow, newlines: logChunks.newlines })
    .from(logChunks)
    .where(eq(logChunks.buildId, buildId))
    .orderBy(desc(logChunks.position))
    .limit(1);
  let position = last === undefined ? 0 : last.position + 1;
  let firstRow = last === undefined ? 0 : last.firstRow + last.newlines;
  // Don't insert an empty piece. As the last piece, it would count as a row without a newline.
  for (let at = 0; at < bytes.length;) {
    const piece = bytes.slice(at, endOfPiece(bytes, at));
    at += piece.length;
    const newlines = countNewlines(piece);
    await db.insert(logChunks).values({ buildId, position, firstRow, newlines, ...(await packPiece(piece)) });
    position += 1;
    firstRow += newlines;
  }
  return firstRow;
}

/** Where the piece that begins at `at` ends: after a row if possible, so that no character is split. */
function endOfPiece(bytes: Uint8Array, at: number): number {
  const limit = at + mostPieceBytes;
  const end = limit < bytes.length ? bytes.lastIndexOf(newline, limit - 1) + 1 : bytes.length;
  return end > at ? end : limit;
}

function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}

/** The position of a log's last piece, counted from 0. -1 for an empty log. */
export async function lastPosition(db: Database, buildId: number): Promise<number> {
  const [row] = await db
    .select({ position: max(logChunks.position) })
    .from(logChunks)
    .where(eq(logChunks.buildId, buildId));
  return row?.position ?? -1;
}

const buildId = sql.placeholder("buildId");
const isOfBuild = eq(logChunks.buildId, buildId);

const rowsOfPiece = { position: logChunks.position, firstRow: logChunks.firstRow, newlines: logChunks.newlines };

// Reads the bytes too, since only they tell whether the last row has a newline.
const findEnd = prepared((db) =>
  db
    .select({ ...rowsOfPiece, ...storedPiece })
    .from(logChunks)
    .where(isOfBuild)
    .orderBy(desc(logChunks.position))
    .limit(1)
    .prepare("log_end"),
);

/** PostgreSQL's largest integer. */
const mostRows = 2_147_483_647;

/** Read this many pieces at once: enough for most windows, with little memory. */
const piecesAtOnce = 128;

/** The position of the last piece that has fewer newlines before it than `row`. It reads one entry of an index. */
const lastPieceBefore = (row: Placeholder | SQL) =>
  sql`(select s.position from ${logChunks} s where s.build_id = ${buildId} and s.first_row < ${row} order by s.first_row desc, s.position desc limit 1)`;

const newlinesInAll = sql`(select e.first_row + e.newlines from ${logChunks} e where e.build_id = ${buildId} order by e.position desc limit 1)`;

const piecesWhere = (name: string, ...conditions: readonly SQL[]) =>
  prepared((db) =>
    db
      .select({ ...rowsOfPiece, ...storedPiece })
      .from(logChunks)
      .where(and(isOfBuild, ...conditions))
      .orderBy(asc(logChunks.position))
      .limit(piecesAtOnce)
      .prepare(name),
  );

// A row begins in the last piece that has fewer newlines before it than the row's number. The same tells which piece
// is the last one: without that, the database would read on to the log's end.
const findPieces = piecesWhere(
  "log_pieces",
  gte(logChunks.position, sql`coalesce(${lastPieceBefore(sql.placeholder("row"))}, 0)`),
  gte(logChunks.position, sql.placeholder("position")),
  lte(logChunks.position, lastPieceBefore(sql.placeholder("until"))),
);

// The first of these pieces may be one too many: the row that it was read for begins later if the log's last row has no
// newline.
const findLastPieces = piecesWhere(
  "log_last_pieces",
  gte(
    logChunks.position,
    sql`coalesce(${lastPieceBefore(sql`${newlinesInAll} - ${sql.placeholder("rowsCount")}`)}, 0)`,
  ),
);

/** Where to read a log. */
export interface LogRange {
  /** Undefined, or past the end, for the last rows. */
  readonly startRow?: number;
  readonly rowsCount: number;
}

/**
 * Reads rows of a log. It reads only the pieces that contain them. Rows that are too long are cut off.
 * @returns the rows, or a `BuildLog` in JSON if whole pieces can be passed on as they are stored.
 */
export async function readLog(log: LogSource, range: LogRange): Promise<LogWindow | GzippedJson> {
  const { rows, pieces } = await findRowsInside(log, range);
  if (pieces.length === 0) return empty;
  const joined = pieces.length < piecesAtOnce ? joinPieces(log.id, pieces, rows) : undefined;
  return joined ?? assembleRows(log, rows, pieces);
}

type Pieces = readonly (PieceOfRows & { readonly position: number })[];

/** The range's rows that the log has, with the first pieces that contain them. */
async function findRowsInside(
  log: LogSource,
  { startRow, rowsCount }: LogRange,
): Promise<{ readonly rows: RowRange; readonly pieces: Pieces }> {
  const { db, id } = log;
  const findPiecesOf = ({ first, until }: RowRange) =>
    findPieces(db).execute({ buildId: id, row: first, position: 0, until });

  if (startRow === undefined) {
    const found = await findLastPieces(db).execute({ buildId: id, rowsCount });
    if (found.length < piecesAtOnce) {
      const pieces = await withBytes(log, found);
      const last = pieces.at(-1);
      const until = last === undefined ? 0 : rowsUpTo(last);
      const first = Math.max(0, until - rowsCount);
      const head = pieces.findLastIndex(({ firstRow }) => firstRow < first);
      return { rows: { first, until }, pieces: pieces.slice(Math.max(0, head)) };
    }
  } else if (startRow + rowsCount <= mostRows) {
    const rows = { first: startRow, until: startRow + rowsCount };
    const found = await findPiecesOf(rows);
    const end = found.at(-1);
    const isInside = end !== undefined && end.firstRow + end.newlines >= rows.until;
    if (isInside || found.length < piecesAtOnce) {
      const pieces = await withBytes(log, found);
      const last = pieces.at(-1);
      // Most windows end before the log does, so nobody has to look for its end.
      const until = isInside || last === undefined ? rows.until : rowsUpTo(last);
      if (startRow < until) return { rows: { first: startRow, until }, pieces };
    }
  }
  const total = await countRows(log);
  const first = startRow === undefined || startRow >= total ? Math.max(0, total - rowsCount) : startRow;
  const rows = { first, until: Math.min(first + rowsCount, total) };
  return { rows, pieces: await withBytes(log, await findPiecesOf(rows)) };
}

async function countRows(log: LogSource): Promise<number> {
  const [end] = await withBytes(log, await findEnd(log.db).execute({ buildId: log.id }));
  return end === undefined ? 0 : rowsUpTo(end);
}

/** The number of a log's rows up to the end of a piece. */
const rowsUpTo = (piece: Pieces[number]): number =>
  piece.firstRow + piece.newlines + (unpackPieces([piece]).at(-1) === newline ? 0 : 1);

async function assembleRows(log: LogSource, { first, until }: RowRange, firstPieces: Pieces): Promise<LogWindow> {
  const window = createLogWindow(first, until);
  for (let [row, pieces] = [first, firstPieces]; ;) {
    const [head] = pieces;
    const last = pieces.at(-1);
    if (head === undefined || last === undefined) break;
    window.add(head.firstRow, unpackPieces(pieces));
    if (pieces.length < piecesAtOnce || window.isFull()) break;
    // Skip the rest of a row that was cut off.
    if (window.isInCutRow()) row = window.row() + 1;
    const next = { buildId: log.id, row, position: last.position + 1, until };
    pieces = await withBytes(log, await findPieces(log.db).execute(next));
  }
  return { rows: window.rows(), startRow: first };
}
