import { count } from "drizzle-orm";
import { systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { users } from "../db/tables/viewer";
import { isDemo, rebaseDemo, seedDemo, startDemoBuilds } from "../demo";
import type { Config } from "./config";
import { readDesigns } from "./read-designs";
import { refuseExposedDemo } from "./startup-check";
import { StartupError } from "./startup-error";

/** The operator's choice about the demo, if any. */
export type DemoWish = "--demo" | "--no-demo" | undefined;

/**
 * Parses the server's arguments. Ignoring a typo could turn a portal into the demo.
 * @throws {StartupError} for any other argument, or both.
 */
export function readDemoWish(args: readonly string[]): DemoWish {
  const [wish, ...more] = new Set(args);
  if (more.length === 0 && (wish === undefined || wish === "--demo" || wish === "--no-demo")) return wish;
  throw new StartupError(
    `The server can't use these arguments: ${args.join(" ")}. It takes either --demo or --no-demo. Set everything else by environment variables, listed in docs/deploying.md.`,
  );
}

/**
 * Creates the demo, or moves the dates of an existing one. An empty built-in database becomes the demo if only this
 * machine can reach the server. Any other database needs `--demo`.
 * @returns whether the database contains the demo.
 */
export async function prepareDemo(db: Database, config: Config, wish: DemoWish): Promise<boolean> {
  const { databaseUrl, demoDesigns } = config;
  const isAsked = wish === "--demo";
  if (await isDemo(db)) {
    if (!isAsked) refuseExposedDemo(config, false);
    await rebaseDemo(db, systemClock);
    await startDemoBuilds(db, systemClock);
    return true;
  }
  const isEmpty = ((await db.select({ users: count() }).from(users))[0]?.users ?? 0) === 0;
  if (isAsked && !isEmpty) throw new StartupError("--demo needs an empty database, and this one has accounts.");
  if (!isAsked) {
    if (!isEmpty || databaseUrl !== undefined || wish === "--no-demo") return false;
    refuseExposedDemo(config, true);
  }
  await seedDemo(db, systemClock, demoDesigns === undefined ? [] : readDesigns(demoDesigns));
  await startDemoBuilds(db, systemClock);
  return true;
}
