import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import { rowsOf } from "../db/migrate";
import { databaseFiles } from "../files/database-files";
import { closeAfterAll } from "../testing/databases";
import { postgresCopy } from "../testing/postgres";
import { overHttp, startProgram as start } from "../testing/start-program";
import { openBuildJobs } from "./builds/build-jobs";
import { openPostgres } from "./open-postgres";

// Each test waits for several processes, which start slowly on a busy machine.
describe("the program on PostgreSQL", async () => {
  const { url } = closeAfterAll(await postgresCopy());

  // Each command is a new process, which starts much faster on PostgreSQL than on the built-in database.
  it("is administered by the command line", async () => {
    const admin = (...args: string[]) => start("admin-command", { DATABASE_URL: url }, args).ended;
    const piped = (password: string, ...args: string[]) =>
      start("admin-command", { DATABASE_URL: url }, args, `${password}\n`).ended;
    const ops = ["create-user", "Ops@Example.org", "--group", "portal-admins"];
    expect(await piped("long enough by now", ...ops)).toMatchObject({ code: 0, stderr: "" });
    expect(await piped("long enough by now", ...ops)).toMatchObject({
      code: 1,
      stderr: "ops@example.org already has an account.\n",
    });
    expect(await piped("Password123", "create-user", "new@example.org")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("at least 12 characters") as string,
    });
    expect(await admin("create-user", "new@example..org")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^create-user needs an email address first\.\nadmin create-user EMAIL/) as string,
    });
    expect(await admin("create-user", "new\u200b@example.org")).toMatchObject({
      code: 2,
      stderr: "Remove the hidden characters from the email address.\n",
    });
    expect(await admin("verify-domain", "exam\u200bple.org")).toMatchObject({
      code: 2,
      stderr: "verify-domain needs a domain like example.com.\n",
    });
    expect(await admin("list-impersonations")).toMatchObject({ code: 0, stdout: "No impersonations yet.\n" });
    expect(await admin("verify-domain", "example.org")).toMatchObject({ code: 0, stderr: "" });
    const unknownOrder = "00000000-0000-4000-8000-00000000dead";
    expect(await admin("list-orders")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^[0-9a-f-]{36} {2}\S+ {2}wq {2}\S+ {2}customer@example\.com$/m) as string,
    });
    expect(await admin("reply", "T-17", "--as", "Priya Nair", "--text", "Rounded up is fine.")).toMatchObject({
      code: 0,
      stdout: "T-17 has your reply and is now waiting_for_customer.\n",
    });
    expect(await admin("rma", "17")).toMatchObject({ code: 0, stdout: "T-17 is now an RMA.\n" });
    expect(await admin("status", "17", "in_progress")).toMatchObject({
      code: 0,
      stdout: "T-17 is now in_progress.\n",
    });
    expect(await admin("tickets", "--status", "in_progress")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^T-17 {2}in_progress RMA +\S+ {2}customer@example\.com {2}FIFO depth warning/,
      ) as string,
    });
    expect(await admin("set-order-status", unknownOrder, "de")).toMatchObject({
      code: 1,
      stderr: `There is no order ${unknownOrder}.\n`,
    });
    expect(await admin("set-order-status", "1012", "wp")).toMatchObject({
      code: 0,
      stdout: "Order 1012 is now wp.\n",
      stderr: "",
    });
    expect(await admin("set-order-status", "1012", "lost")).toMatchObject({
      code: 2,
      stderr: "There is no status lost. Use one of cr, wq, wp, de, ca.\n",
    });
    expect(await admin("set-order-status", "soon", "de")).toMatchObject({
      code: 2,
      stderr: "set-order-status needs an order's number or guid, and its new status.\n",
    });
    expect(await admin("make-coffee")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("admin create-user") as string,
    });
  });

  it("serves one database from two processes that start together and share its sessions", async () => {
    const servers = [start("main", { DATABASE_URL: url }), start("main", { DATABASE_URL: url })];
    const [first = "", second = ""] = await Promise.all(servers.map((server) => server.origin()));
    const browser = await overHttp(first).signIn("customer@example.com");
    const other = overHttp(second);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect(await other.getJson("/api/webapp/v1/me/")).toMatchObject({ email: "customer@example.com" });
    for (const server of servers) server.kill("SIGTERM");
    expect((await Promise.all(servers.map((server) => server.ended))).map(({ code }) => code)).toEqual([0, 0]);
  });

  it("wakes the workers of other processes for a push", async () => {
    const { db, close } = await openPostgres(url);
    const jobs = await openBuildJobs({ db, clock: systemClock, files: databaseFiles }, { databaseUrl: url }, () => {});
    await jobs.stop();
    await db.execute(sql`delete from pgboss.job`);
    const folder = mkdtempSync(join(tmpdir(), "gatehouse-push-"));
    writeFileSync(join(folder, "top.v"), "module top; endmodule");
    const args = ["push", "Woken", folder, "--account", "customer@example.com", "--message", "First", "--create"];
    expect(await start("admin-command", { DATABASE_URL: url }, args).ended).toMatchObject({ code: 0, stderr: "" });
    const waiting = await db.execute(sql`select id from pgboss.job where name = 'builds' and state = 'created'`);
    expect(rowsOf(waiting)).not.toHaveLength(0);
    await close();
    rmSync(folder, { recursive: true });
  });
});
