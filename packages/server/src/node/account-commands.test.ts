import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import { audit } from "../db/tables/audit";
import { users } from "../db/tables/viewer";
import { databaseFiles } from "../files/database-files";
import { defaultLimits } from "../http/limits";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { commandNamed } from "./admin-commands";
import { carryOut } from "./carry-out";
import type { NamedFiles } from "./named-file";

const customer = "customer@example.com";
const me = "/api/webapp/v1/me/";
const by = "command line (ada)";

describe.each(databases)("accounts by the command line on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { clock: systemClock, limits: defaultLimits });

  async function adminWith(password: string, name: string, ...args: string[]): Promise<string> {
    const named = { password: () => Promise.resolve(password), text: () => password } as unknown as NamedFiles;
    const run = await commandNamed(name)(args, named);
    const groups = { [createHash("sha256").update("auditors").digest("hex")]: ["management.licenses" as const] };
    const signer = { productId: "compiler", releaseKey: undefined, approvalsNeeded: 1, groups, mail: undefined };
    return carryOut(run, [name, ...args], { db, clock: systemClock, files: databaseFiles, by, ...signer });
  }
  const admin = (name: string, ...args: string[]) => adminWith("", name, ...args);
  const status = async (fetching: Promise<Response>) => (await fetching).status;

  /** The rows that `act` adds to the audit log: kind, actor, subject, result and detail. */
  async function audited(act: () => Promise<unknown>) {
    const before = new Set((await db.select({ id: audit.id }).from(audit)).map(({ id }) => id));
    await act();
    const rows = await db.select().from(audit).orderBy(audit.id);
    return rows
      .filter(({ id }) => !before.has(id))
      .map(({ kind, actor, subject, result, detail }) => [kind, actor, subject, result, detail]);
  }

  it("creates one with a password and roles, lists it, and refuses the address a second time", async () => {
    const args = ["Ada@Example.org", "--group", "license-desk", "--superuser"];
    const rows = await audited(() => adminWith("copper kettle on 9", "create-user", ...args));
    expect(rows).toEqual([
      ["command", by, "ada@example.org", "done", "create-user"],
      ["account.created", by, "ada@example.org", "done", ""],
      ["role.added", by, "ada@example.org", "done", "superuser"],
      ["role.added", by, "ada@example.org", "done", "group license-desk"],
    ]);
    await portal.browser().signIn("ada@example.org", "copper kettle on 9");
    expect(await admin("list-users", "--search", "ada@")).toMatch(
      /^ada@example\.org {2}active {4}last sign-in 2\S+Z {2}superuser group:license-desk$/,
    );
    expect(await admin("list-users", "--search", "nobody at all")).toBe("No accounts match.");
    await expect(adminWith("copper kettle on 9", "create-user", ...args)).rejects.toThrow("already has an account");
    const [last] = (await db.select().from(audit).where(eq(audit.kind, "command"))).slice(-1);
    expect([last?.result, last?.detail]).toEqual(["refused", "create-user"]);
  });

  it("deactivates one at once, wherever it is signed in or impersonated, and reactivates it", async () => {
    const browser = await portal.signedIn("member@example.com");
    const administrator = await portal.signedIn("admin@example.com");
    const page = await (await administrator.fetch("/user/impersonate/users-list/?search=member@")).text();
    const [path = ""] = /\/user\/impersonate\/\d+\//.exec(page) ?? [];
    const csrfmiddlewaretoken = administrator.cookies.get("csrftoken") ?? "";
    await administrator.fetch(path, { method: "POST", body: new URLSearchParams({ csrfmiddlewaretoken }) });
    expect(await administrator.getJson(me)).toMatchObject({ email: "member@example.com" });
    const rows = await audited(async () => {
      expect(await admin("deactivate-user", "MEMBER@example.com")).toMatch(
        /^member@example\.com can't sign in anymore\. Sessions ended: \d+\.$/,
      );
    });
    expect(rows.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(["command", "account.deactivated", "session.ended", "impersonation.ended"]),
    );
    expect(await status(browser.fetch(me))).toBe(403);
    expect(await status(administrator.fetch(me))).toBe(403);
    const refused = await portal.browser().submitSignIn({ email: "member@example.com", password: "gatehouse-demo" });
    expect(refused.status).toBe(400);
    expect(await admin("list-users", "--inactive")).toContain("member@example.com  inactive");
    expect(await admin("deactivate-user", "member@example.com")).toBe("member@example.com was already inactive.");
    expect(await admin("reactivate-user", "member@example.com")).toBe("member@example.com can sign in again.");
    await portal.signedIn("member@example.com");
  });

  it("sets a password from a prompt or a file, or a random one, and ends the account's sessions", async () => {
    const before = await portal.signedIn(customer);
    const rows = await audited(() => adminWith("marble lamp 4 you\n", "set-password", customer));
    expect(rows).toEqual(
      expect.arrayContaining([
        ["command", by, customer, "done", "set-password"],
        ["password.changed", by, customer, "done", "by the command line"],
        ["session.ended", by, customer, "done", expect.stringMatching(/^session \d+: password changed$/)],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain("marble");
    expect(await status(before.fetch(me))).toBe(403);
    await portal.browser().signIn(customer, "marble lamp 4 you");
    await adminWith("\ufeffsecond marble lamp\r\nrest", "set-password", customer, "--password-file", "x");
    await portal.browser().signIn(customer, "second marble lamp");
    await expect(adminWith("short", "set-password", customer)).rejects.toThrow("at least 12 characters");
    const [, made = ""] = /is (\w{20})\n/.exec(await admin("reset-password", customer)) ?? [];
    await portal.browser().signIn(customer, made);
    expect(JSON.stringify(await db.select().from(audit))).not.toContain(made);
    await adminWith("gatehouse-demo", "set-password", customer);
  });

  it.each(["", "  ", " desk", "two\nlines", "x".repeat(101)])(
    "creates none in a group that no role could name: %j",
    async (group) => {
      const created = adminWith("copper kettle on 9", "create-user", "odd@example.org", "--group", group);
      await expect(created).rejects.toThrow("--group needs a group's name");
      await expect(admin("add-role", "empty@example.com", `group:${group}`)).rejects.toThrow("add-role needs a role");
      expect(await admin("list-users", "--search", "odd@")).toBe("No accounts match.");
    },
  );

  it("gives an account support tickets, and takes them away again", async () => {
    const email = "plain@example.org";
    await adminWith("copper kettle on 9", "create-user", email);
    const browser = portal.browser();
    await browser.signIn(email, "copper kettle on 9");
    const tickets = () => status(browser.fetch("/api/webapp/v1/tickets/"));
    expect(await tickets()).toBe(403);
    const rows = await audited(async () => {
      await admin("add-role", email, "support-plus");
      expect(await admin("add-role", email, "support-plus")).toContain("already");
    });
    expect(rows).toContainEqual(["role.added", by, email, "done", "support-plus"]);
    expect(await tickets()).toBe(200);
    expect(await admin("list-roles", email)).toBe(`${email}  support-plus`);
    await admin("remove-role", email, "support-plus");
    expect(await tickets()).toBe(403);
  });

  it("adds and removes roles, which hold from the next request", async () => {
    const browser = await portal.signedIn("empty@example.com");
    const rows = await audited(async () => {
      await admin("add-role", "empty@example.com", "superuser");
      expect(await status(browser.fetch("/admin/"))).toBe(200);
      expect(await admin("add-role", "empty@example.com", "group:auditors")).toBe(
        "empty@example.com now has the role group auditors.",
      );
      expect(await admin("add-role", "empty@example.com", "group:auditors")).toContain("already");
    });
    expect(rows.filter(([kind]) => kind !== "command")).toEqual([
      ["role.added", by, "empty@example.com", "done", "superuser"],
      ["role.added", by, "empty@example.com", "done", "group auditors"],
    ]);
    expect(await admin("list-roles", "empty@example.com")).toBe(
      "empty@example.com  superuser support-plus group:auditors",
    );
    expect(await admin("list-roles")).toContain("desk@example.com  group:license-desk\n");
    await admin("remove-role", "empty@example.com", "superuser");
    expect(await status(browser.fetch("/admin/"))).toBe(404);
    await admin("remove-role", "empty@example.com", "group:auditors");
    expect(await admin("list-roles", "empty@example.com")).toBe("empty@example.com  support-plus");
    await expect(admin("remove-role", "empty@example.com", "group:auditors")).rejects.toThrow("doesn't have the role");
    await expect(admin("add-role", "empty@example.com", "king")).rejects.toThrow("add-role needs a role");
  });

  it("says when a group has no meaning here, and when the last superuser is gone", async () => {
    const hint = "GATEHOUSE_GROUPS doesn't have auditor: check the name. It gives no access to the portal.";
    expect(await admin("add-role", "empty@example.com", "group:auditor")).toContain(`role group auditor.\n${hint}`);
    const made = adminWith("copper kettle on 9", "create-user", "eve@example.org", "--group", "auditor");
    expect(await made).toBe(`eve@example.org can sign in now.\n${hint}`);
    const lost = "No account is a superuser now. Only add-role can make one.";
    const supers = await db.select({ email: users.email }).from(users).where(and(users.isSuperuser, users.isActive));
    const results: string[] = [];
    for (const { email } of supers) results.push(await admin("remove-role", email, "superuser"));
    expect(results.map((result) => result.includes(lost))).toEqual(supers.map((_, at) => at === supers.length - 1));
    for (const { email } of supers) await admin("add-role", email, "superuser");
  });

  it("lists the sessions of one, and ends some or all of them", async () => {
    const [first, second] = [
      await portal.signedIn("manager@example.com"),
      await portal.signedIn("manager@example.com"),
    ];
    const before = (await admin("list-sessions", "manager@example.com")).split("\n");
    const ids = before.map((line) => line.split(" ")[0] ?? "");
    await admin("end-sessions", "manager@example.com", ids[0] ?? "");
    expect((await admin("list-sessions", "manager@example.com")).split("\n")).toHaveLength(before.length - 1);
    await expect(admin("end-sessions", "manager@example.com", ids[0] ?? "")).rejects.toThrow("has no session");
    expect(await admin("end-sessions", "manager@example.com")).toBe(
      `Sessions of manager@example.com ended: ${before.length - 1}.`,
    );
    for (const browser of [first, second]) expect(await status(browser.fetch(me))).toBe(403);
    expect(await admin("list-sessions", "manager@example.com")).toBe("manager@example.com has no open session.");
  });

  it("unlocks an account, and an address, after too many attempts", async () => {
    const attempt = async (at: string, password: string) =>
      (await portal.browser(at).submitSignIn({ email: "desk@example.com", password })).status;
    for (let at = 0; at < 11; at++) await attempt(`203.0.113.${at}`, "wrong");
    expect(await attempt("203.0.113.20", "gatehouse-demo")).toBe(429);
    expect(await audited(() => admin("unlock", "desk@example.com"))).toContainEqual([
      "unlocked",
      by,
      "desk@example.com",
      "done",
      "",
    ]);
    expect(await attempt("203.0.113.20", "gatehouse-demo")).toBe(302);
    for (let at = 0; at < 61; at++)
      await portal.browser("2001:db8:9:9::1").submitSignIn({ email: `user${at}@example.com`, password: "wrong" });
    expect(await attempt("2001:db8:9:9::2", "gatehouse-demo")).toBe(429);
    await admin("unlock", "--address", "2001:db8:9:9::3");
    expect(await attempt("2001:db8:9:9::2", "gatehouse-demo")).toBe(302);
  });

  it("says that there is no such account, and which arguments are missing", async () => {
    const email = "nobody@example.com";
    for (const name of ["deactivate-user", "reactivate-user", "reset-password", "list-roles"])
      await expect(admin(name, email), name).rejects.toThrow(`There is no account ${email}.`);
    for (const name of ["list-sessions", "end-sessions", "unlock"])
      await expect(admin(name, email), name).rejects.toThrow(`There is no account ${email}.`);
    await expect(admin("add-role", email, "superuser")).rejects.toThrow(`There is no account ${email}.`);
    await expect(admin("deactivate-user")).rejects.toThrow("needs an account's email address.\nadmin deactivate-user");
    await expect(admin("list-audit", "--kind", "sign-in.refuse")).rejects.toThrow("--kind must be one of sign-in, ");
    await expect(admin("unlock", "--address", "somewhere")).rejects.toThrow("--address needs an IPv4 or IPv6 address.");
    await expect(admin("constructor")).rejects.toThrow("There is no such command.");
  });

  it("lists the audit log by account, kind and day", async () => {
    const all = await admin("list-audit", "--account", "desk@example.com", "--kind", "locked");
    expect(all).toMatch(
      /^\S+Z {2}locked {2}refused {2}desk@example\.com {2}by nobody signed in {2}203\.0\.113\.10 {2}/,
    );
    expect(await admin("list-audit", "--from", "2001-01-01", "--to", "2001-01-02")).toBe(
      "No rows in the audit log match.",
    );
    expect((await admin("list-audit", "--limit", "3")).split("\n")).toHaveLength(3);
  });
});
