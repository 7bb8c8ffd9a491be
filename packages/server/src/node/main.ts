#!/usr/bin/env node
import { countQueuedBuilds } from "../areas/builds";
import { cookieSessions } from "../auth/cookie-sessions";
import { minuteMs, systemClock } from "../core/clock";
import { demoAccounts, demoCoupons, demoPassword } from "../demo";
import { defaultLimits, type Limits } from "../http/limits";
import { createPortalServer } from "../server";
import { argon2 } from "./argon2";
import { openWorkshop } from "./builds/open-workshop";
import { commandStores } from "./command";
import { createCommandChannel } from "./command-channel";
import { type Config, readConfig } from "./config";
import { nodeDigest } from "./digest";
import { openFiles } from "./files/open-files";
import { hostConfigJson } from "./host-config";
import { logToConsole } from "./log-to-console";
import { startMonitor } from "./monitor/start-monitor";
import { openDatabase } from "./open-database";
import { prepareDemo, readDemoWish } from "./prepare-demo";
import { redrawPicture } from "./redraw-picture";
import { serve } from "./serve";
import { startupWarnings } from "./startup-check";
import { runProgram } from "./startup-error";
import { listenForStop } from "./stop-signal";
import { openUpkeep } from "./upkeep";

// All visitors of a demo may share one address, and so do the end-to-end tests.
const demoTries = {
  account: { points: 100, windowMs: 5 * minuteMs },
  address: { points: 600, windowMs: 5 * minuteMs },
};
const demoLimits: Limits = { signIn: demoTries, coupon: demoTries, trial: demoTries };

// Don't wait longer than this for the database to close.
const lastWaitMs = 1_000;

await runProgram(async () => {
  const stop = listenForStop();
  const demoWish = readDemoWish(process.argv.slice(2));
  const config = readConfig();
  void stop.given.then(() => setTimeout(() => process.exit(0), config.shutdownTimeoutMs + 3 * lastWaitMs).unref());
  const hostConfig = hostConfigJson(config, config.hostConfigFile);
  let hasDemo = false;
  const commands = createCommandChannel();
  const database = await openDatabase(
    config,
    async (db) => {
      hasDemo = await prepareDemo(db, config, demoWish);
    },
    commands.accept,
  );
  const waitingBuilds = await countQueuedBuilds(database);
  for (const warning of startupWarnings(config, process.env, { hasDemo, waitingBuilds }))
    console.error(`Warning: ${warning}`);
  let isOver = false;
  let closeWorkshop: () => Promise<void> = () => Promise.resolve();
  let closeUpkeep: () => Promise<void> = () => Promise.resolve();
  let closeMonitor: () => void = () => undefined;
  try {
    if (stop.isGiven()) return;
    const files = await openFiles(config.s3);
    const workshop = await openWorkshop(config, database, files);
    closeWorkshop = workshop.close;
    const upkeep = await openUpkeep(config, { db: database.db, clock: systemClock, files });
    closeUpkeep = upkeep.close;
    const monitor = await startMonitor(config, database, stop.isGiven);
    closeMonitor = monitor.close;
    commands.open(commandStores(config, database.db, files), () => {
      // A worker that is not woken finds the build at its next poll.
      workshop.wake().catch(() => undefined);
    });
    if (config.role === "worker") {
      console.log("Builds run here. Requests are served by other processes.");
      await stop.given;
      await commands.close(config.shutdownTimeoutMs);
      return;
    }
    const portal = createPortalServer({
      db: database.db,
      files,
      wakeWorker: workshop.wake,
      product: config.product,
      groups: config.groups,
      auth: cookieSessions({ passwords: argon2 }),
      redrawPicture,
      limits: hasDemo ? demoLimits : defaultLimits,
      trustProxy: config.trustProxy,
      trustedOrigins: config.trustedOrigins,
      allowedOrigins: config.allowedOrigins,
      returnPaths: config.returnPaths,
      uploadBytes: config.uploadBytes,
      sessionLifetimeMs: config.sessionLifetimeMs,
      mail: config.mail,
      releaseKey: config.releaseKey,
      approvalsNeeded: config.approvalsNeeded,
      // Requests cut off at the limit already got a 503, so don't log their later failures.
      log: (entry) => isOver || logToConsole(entry),
      digest: nodeDigest,
      checkResponses: process.env.NODE_ENV !== "production",
    });
    const server = await serve(portal, { ...config, hostConfig, ...monitor });
    greet(config, server.port, hasDemo);
    await stop.given;
    await Promise.all([server.close(config.shutdownTimeoutMs), commands.close(config.shutdownTimeoutMs)]);
  } finally {
    isOver = true;
    closeMonitor();
    await Promise.race([
      Promise.all([closeWorkshop(), closeUpkeep()]),
      new Promise((resolve) => setTimeout(resolve, lastWaitMs)),
    ]);
    await Promise.race([database.close(), new Promise((resolve) => setTimeout(resolve, lastWaitMs))]);
  }
});
process.exit(0);

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
