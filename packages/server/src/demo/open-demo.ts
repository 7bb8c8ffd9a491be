import { type Clock, systemClock } from "../core/clock";
import { type OpenDatabase, openPglite } from "../db/open-pglite";
import { rebaseDemo } from "./rebase";

/** Opens a snapshot from `createDemoSnapshot` in this tab or process, and moves its dates to the clock's day. */
export async function openDemo(snapshot: Blob, clock: Clock = systemClock): Promise<OpenDatabase> {
  const database = await openPglite({ loadDataDir: snapshot });
  await rebaseDemo(database.db, clock);
  return database;
}
