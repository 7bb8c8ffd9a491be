import { logDays } from "@gatehouse/contract/builds";
import { and, eq, exists, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { addMs, dayMs } from "../../../core/clock";
import type { Database } from "../../../db/database";
import { builds, logChunks } from "../../../db/tables/builds";
import { streamOf } from "../../../files/pieces";
import type { BuildStore } from "../queue";
import { deleteReleased } from "../release-sources";
import { readPieces } from "./stream-log";

/** After this many failures, the store is probably unavailable. */
const mostFailures = 3;

export interface MoveLogsOptions {
  /** The only build to look at. */
  readonly id?: number;
  /** Ends the work after the current log. */
  readonly signal?: AbortSignal;
}

/**
 * Moves the logs of ended builds to the file store, if it keeps logs. Any number of processes may do so at once.
 * @throws the first failure, after trying other logs. Logs that can't be stored stay in the database.
 */
export async function moveLogs(store: BuildStore, { id, signal }: MoveLogsOptions = {}): Promise<void> {
  const { db, clock, files } = store;
  if (files.keepsLogs !== true) return;
  const hasPieces = exists(
    db
      .select()
      .from(logChunks)
      .where(and(eq(logChunks.buildId, builds.id), isNotNull(logChunks.bytes))),
  );
  const isYoung = gte(builds.createdAt, addMs(clock.now(), -logDays * dayMs));
  const found = await db
    .select({ id: builds.id })
    .from(builds)
    .where(and(isUnmoved, isYoung, hasPieces, id === undefined ? undefined : eq(builds.id, id)));
  const failures: unknown[] = [];
  for (const build of found) {
    if (signal?.aborted === true || failures.length === mostFailures) break;
    await moveLog(store, build.id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Ended builds whose logs are in the database. Their logs no longer grow: each append locks the build and checks that
 * it has not ended.
 */
const isUnmoved = and(eq(builds.status, "finished"), isNull(builds.logGuid));

async function moveLog({ db, clock, files }: BuildStore, id: number): Promise<void> {
  // Another process may have moved it since the list was read.
  if ((await db.$count(builds, and(eq(builds.id, id), isUnmoved))) === 0) return;
  let size = 0;
  async function* content() {
    for await (const { bytes } of readPieces({ db, files, id })) {
      size += bytes.length;
      yield bytes;
    }
  }
  const file = { name: "log", type: "application/octet-stream", content: streamOf(content()) };
  const guid = await files.put(db, file, clock.now());
  // If this fails, it may still have been committed. So leave the file to the sweep.
  const isMoved = await db.transaction((tx) => replaceBytes(tx, id, guid, size));
  if (!isMoved) await deleteReleased(db, files, [guid]);
}

/**
 * Replaces a log's bytes by their places in a file. Pieces that are not in the file keep theirs, so that no mistake
 * loses them.
 * @returns false if another process was first, or the build was deleted.
 */
async function replaceBytes(tx: Database, id: number, guid: string, fileSize: number): Promise<boolean> {
  const [build] = await tx
    .update(builds)
    .set({ logGuid: guid })
    .where(and(eq(builds.id, id), isUnmoved))
    .returning({ id: builds.id });
  if (build === undefined) return false;
  const length = sql<number>`octet_length(${logChunks.bytes})`;
  const places = tx
    .select({
      position: logChunks.position,
      end: sql<number>`sum(${length}) over (order by ${logChunks.position})`.as("end"),
    })
    .from(logChunks)
    .where(eq(logChunks.buildId, id))
    .as("places");
  await tx
    .update(logChunks)
    .set({ fileOffset: sql`${places.end} - ${length}`, fileLength: length, bytes: null })
    .from(places)
    .where(and(eq(logChunks.buildId, id), eq(logChunks.position, places.position), lte(places.end, fileSize)));
  return true;
}
