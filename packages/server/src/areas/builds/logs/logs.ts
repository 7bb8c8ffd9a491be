import type { EndpointQuery } from "@gatehouse/contract";
import {
  type BuildKind,
  type BuildLog,
  type builds as calls,
  lastLogRows,
  logDays,
  maxLogRows,
} from "@gatehouse/contract/builds";
import { dayMs } from "../../../core/clock";
import type { Context } from "../../../db/context";
import type { Files } from "../../../files/files";
import { GzippedJson } from "../../../http/gzipped-json";
import { type BuildName, findBuild } from "../find-build";
import { readLog } from "./log-chunks";
import { streamLog } from "./stream-log";

type LogQuery = EndpointQuery<typeof calls.logs>;

/** Rows of a log. Empty if the log is past its retention period. */
export async function getBuildLog(
  context: Context,
  files: Files,
  kind: BuildKind,
  name: BuildName,
  { rows_count, start_row }: LogQuery,
): Promise<BuildLog | GzippedJson> {
  const { build } = await findBuild(context, kind, name);
  if (isPast(context, build.createdAt)) return { logs: "", start_row: 0 };
  const range = {
    startRow: isCount(start_row) ? start_row : undefined,
    rowsCount: isCount(rows_count) && rows_count > 0 ? Math.min(rows_count, maxLogRows) : lastLogRows,
  };
  const log = await readLog({ db: context.db, files, id: build.id }, range);
  return log instanceof GzippedJson ? log : { logs: log.rows.join("\n"), start_row: log.startRow };
}

/** The whole raw log. Null if it is past its retention period. */
export async function streamBuildLog(
  context: Context,
  files: Files,
  kind: BuildKind,
  name: BuildName,
): Promise<ReadableStream<Uint8Array> | null> {
  const { build } = await findBuild(context, kind, name);
  return isPast(context, build.createdAt) ? null : streamLog({ db: context.db, files, id: build.id });
}

const isPast = ({ clock }: Context, createdAt: Date) => clock.now().getTime() - createdAt.getTime() > logDays * dayMs;
const isCount = (value: number | undefined): value is number => Number.isInteger(value) && (value ?? -1) >= 0;
