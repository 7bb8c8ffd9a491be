import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { rowsOf } from "../../db/migrate";
import { migrations } from "../../db/migrations";
import { inTime } from "./in-time";

/** Whether a process can receive requests, and the reasons if it can't. */
export interface Readiness {
  /** `read-only` if the server has become a standby, or its administrator has set it so. */
  readonly database: "ok" | "unavailable" | "read-only";
  /** `pending` or `newer` if the database was replaced under a running process. */
  readonly migrations: "ok" | "pending" | "newer" | "unknown";
  readonly process: "ok" | "stopping";
}

export async function readinessOf(db: Database, isStopping: boolean): Promise<Readiness> {
  const process = isStopping ? "stopping" : "ok";
  try {
    const state = sql`select coalesce(max(version), 0)::int as version, current_setting('transaction_read_only') = 'on' as is_read_only from gatehouse_migrations`;
    const [row] = rowsOf<{ version: number; is_read_only: boolean }>(await inTime(Promise.resolve(db.execute(state))));
    const database = row?.is_read_only === true ? "read-only" : "ok";
    const difference = (row?.version ?? 0) - migrations.length;
    return { database, migrations: difference === 0 ? "ok" : difference < 0 ? "pending" : "newer", process };
  } catch {
    return { database: "unavailable", migrations: "unknown", process };
  }
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness).every((state) => state === "ok");
}
