import { type Clock, systemClock } from "../core/clock";
import { migrate } from "../db/migrate";
import { openPglite } from "../db/open-pglite";
import { seedDemo } from "../demo";

/** A migrated and seeded embedded database as one gzip file, which opens in half a second through `openPglite({ loadDataDir })`. */
export async function createDemoSnapshot(clock: Clock = systemClock): Promise<Blob> {
  const { db, pglite, close } = await openPglite();
  try {
    await migrate(db);
    await seedDemo(db, clock);
    return await pglite.dumpDataDir("gzip");
  } finally {
    await close();
  }
}
