#!/usr/bin/env node
import { commandNamed, commandStores } from "./admin-commands";
import { askServer, notedFiles } from "./ask-server";
import { readConfig } from "./config";
import { openFiles } from "./files/open-files";
import { ownFiles } from "./named-file";
import { openDatabase } from "./open-database";
import { runProgram } from "./startup-error";

await runProgram(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const files = notedFiles(ownFiles);
  const run = commandNamed(name)(args, files);
  const config = readConfig();
  // The built-in database belongs to one process: if a server has it, the server carries the command out.
  const answer = config.databaseUrl === undefined ? await askServer(config.dataDir, [name, ...args], files) : undefined;
  if (answer !== undefined) return console.log(answer);
  // No limit: nobody waits at a page, and some commands read whole tables.
  const database = await openDatabase({ ...config, databaseTimeoutMs: 0 });
  try {
    console.log(await run(commandStores(config, database.db, await openFiles(config.s3))));
  } finally {
    await database.close();
  }
});
