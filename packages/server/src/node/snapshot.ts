import { type Clock, systemClock } from "../core/clock";
import { migrate } from "../db/migrate";
import { openPglite } from "../db/open-pglite";
import { type RecordedDesign, seedDemo } from "../demo";

/** A migrated and seeded embedded database as one gzip file, which opens in half a second through `openPglite({ loadDataDir })`. */
export async function createDemoSnapshot(
  clock: Clock = systemClock,
  designs: readonly RecordedDesign[] = [],
): Promise<Blob> {
  const { db, pglite, close } = await openPglite();
  try {
    await migrate(db);
    await seedDemo(db, clock, designs);
    return await pglite.dumpDataDir("gzip");
  } finally {
    await close();
  }
}
