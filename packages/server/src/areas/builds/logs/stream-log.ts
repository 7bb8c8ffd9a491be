import { and, asc, eq, gte, sql } from "drizzle-orm";
import { InternalError } from "../../../core/internal-error";
import { prepared } from "../../../db/database";
import { logChunks } from "../../../db/tables/builds";
import { streamOf } from "../../../files/pieces";
import { type LogSource, storedPiece, withBytes } from "./log-file";
import { type LogPiece, unpackPieces } from "./log-piece";

const findNextPieces = prepared((db) =>
  db
    .select(storedPiece)
    .from(logChunks)
    .where(and(eq(logChunks.buildId, sql.placeholder("buildId")), gte(logChunks.position, sql.placeholder("position"))))
    .orderBy(asc(logChunks.position))
    .limit(sql.placeholder("count"))
    .prepare("log_next_pieces"),
);

/** Read this many pieces of a log file at once: at most 1 MB, in few requests. */
const filedAtOnce = 32;

/** All pieces of a log as they are stored. Those in the database are read one by one. */
export async function* readPieces(log: LogSource): AsyncGenerator<LogPiece, void, void> {
  for (let [position, count] = [0, 1]; ;) {
    const found = await findNextPieces(log.db).execute({ buildId: log.id, position, count });
    if (found.length === 0) return;
    yield* await withBytes(log, found);
    position += found.length;
    count = found.at(-1)?.bytes === null ? filedAtOnce : 1;
  }
}

/**
 * Streams the whole raw log. Resolves after reading the first piece, so that an unavailable store causes an error and
 * not a broken page. The stream fails if the log is deleted meanwhile, because a truncated log would look complete.
 */
export async function streamLog(log: LogSource): Promise<ReadableStream<Uint8Array>> {
  async function* unpacked() {
    let isEmpty = true;
    for await (const piece of readPieces(log)) {
      isEmpty = false;
      yield unpackPieces([piece]);
    }
    const start = { buildId: log.id, position: 0, count: 1 };
    if (!isEmpty && (await findNextPieces(log.db).execute(start)).length === 0)
      throw new InternalError("The log was deleted while it was sent");
  }
  const pieces = unpacked();
  return streamOf(pieces, await pieces.next());
}
