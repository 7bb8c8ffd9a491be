#!/usr/bin/env node
import { count } from "drizzle-orm";
import { cookieSessions } from "../auth/cookie-sessions";
import { minuteMs, systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { users } from "../db/tables/viewer";
import { demoAccounts, demoCoupons, demoPassword, isDemo, rebaseDemo, seedDemo } from "../demo";
import { defaultLimits, type Limits } from "../http/limits";
import { createPortalServer } from "../server";
import { argon2 } from "./argon2";
import { openWorkshop } from "./builds/open-workshop";
import { type Config, readConfig } from "./config";
import { nodeDigest } from "./digest";
import { openFiles } from "./files/open-files";
import { hostConfigJson } from "./host-config";
import { logToConsole } from "./log-to-console";
import { openDatabase } from "./open-database";
import { readDesigns } from "./read-designs";
import { serve } from "./serve";
import { runProgram, StartupError } from "./startup-error";
import { listenForStop } from "./stop-signal";

// All visitors of a demo, and the end-to-end tests, can share one address.
const demoTries = {
  account: { points: 100, windowMs: 5 * minuteMs },
  address: { points: 600, windowMs: 5 * minuteMs },
};
const demoLimits: Limits = { signIn: demoTries, coupon: demoTries, trial: demoTries };

// Don't wait longer than this for the database to close.
const lastWaitMs = 1_000;

await runProgram(async () => {
  const stop = listenForStop();
  const config = readConfig();
  void stop.given.then(() => setTimeout(() => process.exit(0), config.shutdownTimeoutMs + 3 * lastWaitMs).unref());
  const hostConfig = hostConfigJson(config, config.hostConfigFile);
  let hasDemo = false;
  const database = await openDatabase(config, async (db) => {
    hasDemo = await prepareDemo(db, config);
  });
  let isOver = false;
  let closeWorkshop: () => Promise<void> = () => Promise.resolve();
  try {
    if (stop.isGiven()) return;
    const files = await openFiles(config.s3);
    const workshop = await openWorkshop(config, database, files);
    closeWorkshop = workshop.close;
    if (config.role === "worker") {
      console.log("Builds run here. Requests are served by other processes.");
      await stop.given;
      return;
    }
    const portal = createPortalServer({
      db: database.db,
      files,
      wakeWorker: workshop.wake,
      product: config.product,
      groups: config.groups,
      auth: cookieSessions({ passwords: argon2 }),
      limits: hasDemo ? demoLimits : defaultLimits,
      trustProxy: config.trustProxy,
      trustedOrigins: config.trustedOrigins,
      // Requests cut at the limit have their 503 already; don't log their later failures.
      log: (entry) => isOver || logToConsole(entry),
      digest: nodeDigest,
      checkAnswers: process.env.NODE_ENV !== "production",
    });
    const server = await serve(portal, { ...config, hostConfig });
    greet(config, server.port, hasDemo);
    await stop.given;
    await server.close(config.shutdownTimeoutMs);
  } finally {
    isOver = true;
    await Promise.race([closeWorkshop(), new Promise((resolve) => setTimeout(resolve, lastWaitMs))]);
    await Promise.race([database.close(), new Promise((resolve) => setTimeout(resolve, lastWaitMs))]);
  }
});
process.exit(0);

/** An empty embedded database becomes the demo; a PostgreSQL one only by `--demo`. */
async function prepareDemo(db: Database, { databaseUrl, demoDesigns }: Config): Promise<boolean> {
  const isAsked = process.argv.includes("--demo");
  if (await isDemo(db)) {
    await rebaseDemo(db, systemClock);
    return true;
  }
  const isEmpty = ((await db.select({ users: count() }).from(users))[0]?.users ?? 0) === 0;
  if (isAsked && !isEmpty) throw new StartupError("--demo needs an empty database, and this one has accounts.");
  if (!isAsked && (!isEmpty || databaseUrl !== undefined || process.argv.includes("--no-demo"))) return false;
  await seedDemo(db, systemClock, demoDesigns === undefined ? [] : readDesigns(demoDesigns));
  return true;
}

function greet({ host }: Config, port: number, hasDemo: boolean): void {
  const lines = [`Gatehouse is at http://${host.includes(":") ? `[${host}]` : host}:${port}/app/`];
  if (hasDemo) {
    lines.push(
      "",
      `Demo accounts, password ${demoPassword}`,
      ...demoAccounts.map(({ email, shows }) => `  ${email.padEnd(28)} ${shows}`),
    );
    lines.push("", "Demo coupons", ...demoCoupons.map(({ code, shows }) => `  ${code}  ${shows}`));
  }
  console.log(lines.join("\n"));
}
