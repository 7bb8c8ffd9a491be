import { and, eq, notExists } from "drizzle-orm";
import type { Store } from "../../db/context";
import { builds, logChunks } from "../../db/tables/builds";
import { appendLog } from "./logs/log-chunks";

const waitingLine = "No worker is running on this server. This starts as soon as a worker takes it.\n";

/**
 * Adds a line to the log of each queued build that says why it doesn't start. Used on a server that knows of no worker.
 */
export async function explainWaiting({ db }: Pick<Store, "db">): Promise<void> {
  const hasNoLog = notExists(db.select().from(logChunks).where(eq(logChunks.buildId, builds.id)));
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: builds.id })
      .from(builds)
      .where(and(eq(builds.status, "queued"), hasNoLog))
      .for("update", { skipLocked: true });
    for (const { id } of waiting) {
      // Another push may have added the line just before the lock.
      if ((await tx.$count(logChunks, eq(logChunks.buildId, id))) === 0)
        await appendLog(tx, id, new TextEncoder().encode(waitingLine));
    }
  });
}
