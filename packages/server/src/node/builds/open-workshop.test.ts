import { describe, expect, it } from "vitest";
import { takeBuild } from "../../areas/builds";
import { databaseFiles } from "../../files/database-files";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { pushSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { readConfig } from "../config";
import { openWorkshop } from "./open-workshop";

describe.each(anyDatabase)("a server without a toolchain on $name", async ({ open }) => {
  const database = closeAfterAll(await open());
  const { db } = database;
  const workshop = await openWorkshop(readConfig({}), database, databaseFiles);
  const portal = testPortal(db, { wakeWorker: workshop.wake });
  const customer = await portal.signedIn("customer@example.com");

  it("says once in the log of a pushed build that it waits", async () => {
    const commit = await pushSources(customer, { "top.v": "module waiting;", "testbench.json": "{}" });
    const log = {
      logs: "No worker is running on this server. This starts as soon as a worker takes it.",
      start_row: 0,
    };
    for (const kind of ["builds", "simulations"]) {
      expect(await customer.getJson(`${commit}${kind}/1/`)).toMatchObject({ queued: true });
      expect(await customer.getJson(`${commit}${kind}/1/logs/`)).toEqual(log);
    }
    await Promise.all([workshop.wake(), workshop.wake()]);
    expect(await customer.getJson(`${commit}simulations/1/logs/`)).toEqual(log);
    // A worker of another process takes the build.
    expect(await takeBuild(portal)).toBeDefined();
  });
});
