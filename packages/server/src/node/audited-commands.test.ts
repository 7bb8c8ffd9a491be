import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { audit } from "../db/tables/audit";
import { orders } from "../db/tables/orders";
import { commits } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { commandNamed } from "./admin-commands";
import { type CommandName, commandNames } from "./admin-usage";
import { carryOut } from "./carry-out";
import { ownFiles } from "./named-file";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-audited-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const text = join(folder, "agreement.html");
writeFileSync(text, "<p>Private words</p>");
mkdirSync(join(folder, "design"));
writeFileSync(join(folder, "design/top.v"), "module top; endmodule");

const [email, account] = ["ada@example.org", "customer@example.com"];
const by = "command line (ada)";
const owned = ["--account", account];

/** Arguments with which each command succeeds after those before it. */
const argumentsOf: Readonly<Record<CommandName, readonly string[] | ((db: Database) => Promise<readonly string[]>)>> = {
  "create-user": [email],
  "list-users": [],
  "deactivate-user": [email],
  "reactivate-user": [email],
  "set-password": [email],
  "reset-password": [email],
  "list-roles": [],
  "add-role": [email, "superuser"],
  "remove-role": [email, "superuser"],
  "list-sessions": [email],
  "end-sessions": [email],
  unlock: [email],
  "list-audit": [],
  "list-impersonations": [],
  "create-coupon": ["--type", "pro", "--duration-days", "30"],
  "list-coupons": [],
  tickets: [],
  reply: ["17", "--as", "Priya Nair", "--text", "Private words"],
  status: ["17", "in_progress"],
  rma: ["17"],
  "verify-domain": ["example.org"],
  "set-text": ["agreement", text],
  "list-orders": [],
  "set-order-status": waitingOrder,
  push: ["Of the shell", join(folder, "design"), ...owned, "--message", "Private words", "--create"],
  build: newestCommit,
  simulate: newestCommit,
  publish: ["v9.1", text, "--nightly"],
  withdraw: ["v9.1", "--reason", "Private words"],
  "list-releases": [],
  "release-key": [],
};

async function waitingOrder(db: Database): Promise<readonly string[]> {
  const [order] = await db.select().from(orders).where(eq(orders.status, "wq")).limit(1);
  return [String(order?.number), "wp"];
}

async function newestCommit(db: Database): Promise<readonly string[]> {
  const [commit] = await db.select().from(commits).orderBy(desc(commits.id)).limit(1);
  return [commit?.projectGuid ?? "", commit?.sha1 ?? "", ...owned];
}

describe.each(anyDatabase)("the audit log on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const stores = {
    ...{ db, clock: systemClock, files: databaseFiles, by, mail: undefined },
    ...{ productId: "compiler", releaseKey: undefined, approvalsNeeded: 1, groups: {} },
  };
  const named = { ...ownFiles, password: () => Promise.resolve("copper kettle on 9") };

  it.each(commandNames)("has a row of the command %s, with who ran it and its result", async (name) => {
    const given = argumentsOf[name];
    const args = typeof given === "function" ? await given(db) : given;
    await db.delete(audit);
    const run = await commandNamed(name)([...args], named);
    await carryOut(run, [name, ...args], stores);
    const rows = await db.select().from(audit);
    expect(rows.filter(({ kind }) => kind === "command")).toMatchObject([
      { actor: by, result: "done", detail: expect.stringMatching(new RegExp(`^${name}(?: |$)`)) as string },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/copper|Private/);
  });

  it("has a command that fails", async () => {
    await db.delete(audit);
    const failing = () => Promise.reject(new Error("Private words"));
    await expect(carryOut(failing, ["list-users"], stores)).rejects.toThrow("Private words");
    expect(await db.select().from(audit).where(eq(audit.kind, "command"))).toMatchObject([
      { actor: by, result: "failed", detail: "list-users" },
    ]);
  });
});
