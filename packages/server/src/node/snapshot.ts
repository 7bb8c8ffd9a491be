import { type Clock, systemClock } from "../core/clock";
import { dumpPglite } from "../db/dump-pglite";
import { migrate } from "../db/migrate";
import { openPglite } from "../db/open-pglite";
import { type RecordedDesign, seedDemo } from "../demo";

/**
 * Creates a migrated and seeded built-in database as one gzip file. `openPglite({ loadDataDir })` opens it in half a
 * second.
 */
export async function createDemoSnapshot(
  clock: Clock = systemClock,
  designs: readonly RecordedDesign[] = [],
): Promise<Blob> {
  const { db, pglite, close } = await openPglite();
  try {
    await migrate(db);
    await seedDemo(db, clock, designs);
    return await dumpPglite(pglite, "gzip");
  } finally {
    await close();
  }
}
