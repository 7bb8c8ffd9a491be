import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { copyOfFolder, emptyFolder } from "../testing/data-folder-copy";
import { copyDataFolder, startOwnPostgres } from "../testing/databases";
import { overHttp, startProgram as start } from "../testing/start-program";

type Env = Readonly<Record<string, string>>;

const email = "customer@example.com";
const bio = "Kept through a restore.";

/** Starts a portal, changes an account's profile, and stops the portal. */
async function use(env: Env): Promise<void> {
  const server = start("main", env);
  const browser = await overHttp(await server.origin()).signIn(email);
  const form = new FormData();
  form.set("bio", bio);
  expect((await browser.send("PATCH", "/api/webapp/v1/me/", form)).status).toBe(200);
  server.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
}

/** Starts a portal on the restored data, signs in, and checks the data from before the backup. */
async function expectRestored(env: Env): Promise<void> {
  const server = start("main", env);
  onTestFinished(() => void server.kill("SIGKILL"));
  const browser = await overHttp(await server.origin()).signIn(email);
  expect(await browser.getJson("/api/webapp/v1/me/")).toMatchObject({ bio });
  expect((await browser.getList("/api/webapp/v1/licenses/")).length).toBeGreaterThan(5);
}

// Each test waits for several processes, which start slowly on a busy machine.
describe("a backup", () => {
  it("of the data folder is the portal, restored into an empty folder", async () => {
    const folder = emptyFolder();
    await copyDataFolder(folder);
    await use({ GATEHOUSE_DATA: folder });
    // A stopped server leaves no socket file, which a backup could not copy.
    expect(existsSync(join(folder, "server.sock"))).toBe(false);
    const backup = copyOfFolder(folder);
    await expectRestored({ GATEHOUSE_DATA: copyOfFolder(backup) });
  });

  it("of a PostgreSQL server's files is the portal, restored into an empty folder", async () => {
    const server = await startOwnPostgres();
    onTestFinished(() => server.remove());
    await use({ DATABASE_URL: server.url });
    const copy = await server.restoreElsewhere();
    onTestFinished(() => copy.remove());
    await expectRestored({ DATABASE_URL: copy.url });
  });
});
