#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { commandNamed } from "./admin-commands";
import { fullNameOf, helpOf, isCommandName } from "./admin-usage";
import { carryOut } from "./carry-out";
import { commandStores } from "./command";
import { readConfig } from "./config";
import { openFiles } from "./files/open-files";
import { ownFiles } from "./named-file";
import { openDatabase } from "./open-database";
import { operatorName } from "./operator-name";
import { notedFiles, runOnServer } from "./run-on-server";
import { runProgram, StartupError } from "./startup-error";

// The exit status for unusable arguments. Nothing was done then.
const unusable = 2;
const queuesBuilds = new Set(["push", "build", "simulate"]);

await runProgram(async () => {
  const args = process.argv.slice(2);
  const [given = "", ...rest] = args;
  const name = fullNameOf(given);
  const isHelp = rest.some((arg) => arg === "--help" || arg === "-h");
  if (["help", "--help", "-h"].includes(name)) return console.log(helpOf(rest.map(fullNameOf).find(isCommandName)));
  if (isHelp && isCommandName(name)) return console.log(helpOf(name));
  const files = notedFiles(ownFiles);
  const run = await readCommand(name, rest);
  const config = readConfig();
  const by = operatorName();
  // Only one process can open the built-in database. If a server has it open, the server runs the command.
  const response = config.databaseUrl === undefined ? await runOnServer(config.dataDir, args, files, by) : undefined;
  if (response !== undefined) return console.log(response);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres")))
    console.error(`There is no database in ${config.dataDir} yet. Creating a new one.`);
  // No timeout: no page is waiting, and some commands read whole tables.
  const database = await openDatabase({ ...config, databaseTimeoutMs: 0 });
  try {
    const stores = { ...commandStores(config, database.db, await openFiles(config.s3)), by };
    console.log(await carryOut(run, args, stores));
    if (database.pool !== undefined && queuesBuilds.has(name)) {
      const { wakeWorkers } = await import("./builds/build-jobs");
      // Without a wake-up, a worker finds the build within a minute.
      await wakeWorkers(database, database.pool).catch(() => undefined);
    }
  } finally {
    await database.close();
  }

  async function readCommand(command: string, given: string[]) {
    try {
      return await commandNamed(command)(given, files);
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      console.error(error.message);
      process.exit(unusable);
    }
  }
});
