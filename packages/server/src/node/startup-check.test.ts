import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { copyDataFolder } from "../testing/databases";
import { startProgram as start } from "../testing/start-program";
import { readConfig } from "./config";
import { isExposed, startupWarnings, watchForProxy } from "./startup-check";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const warningsOf = (env: Readonly<Record<string, string>>, hasDemo = false, waitingBuilds = 0) =>
  startupWarnings(readConfig(env), env, { hasDemo, waitingBuilds });

describe("what a server warns of when it starts", () => {
  it("is nothing on loopback, and nothing behind a proxy that ends TLS", () => {
    expect(warningsOf({}, true)).toEqual([]);
    expect(warningsOf({ GATEHOUSE_ADDRESS: "0.0.0.0", GATEHOUSE_TRUST_PROXY: "1", GATEHOUSE_LONG: "1" })).toEqual([]);
    expect(warningsOf({ GATEHOUSE_ADDRESS: "0.0.0.0", GATEHOUSE_ROLE: "worker" })).toEqual([]);
  });

  it("is each name that looks like a setting and is none", () => {
    expect(warningsOf({ GATEHOUSE_TRUST_PROXI: "1", GATEHOUSE_COLOR: "red", GATEHOUSE_DATA: "x" })).toEqual([
      "GATEHOUSE_COLOR is not a setting of this server and does nothing.",
      "GATEHOUSE_TRUST_PROXI is not a setting of this server and does nothing. Did you mean GATEHOUSE_TRUST_PROXY?",
    ]);
  });

  it("is a toolchain that builds cannot find", () => {
    const env = { PATH: `/nowhere:${dirname(process.execPath)}` };
    const warnings = (toolchain: string, role = "") =>
      warningsOf({ ...env, GATEHOUSE_TOOLCHAIN: toolchain, GATEHOUSE_ROLE: role });
    const missing = (program: string) => [
      `GATEHOUSE_TOOLCHAIN starts ${program}, which is not a program that builds can find, so every build will fail. Use an absolute path.`,
    ];
    for (const toolchain of [process.execPath, `${basename(process.execPath)} compiler.mjs`])
      expect(warnings(toolchain)).toEqual([]);
    expect(warnings("/nowhere/compiler build")).toEqual(missing('"/nowhere/compiler"'));
    expect(warnings("./compiler", "worker")).toEqual(missing('"./compiler"'));
    expect(warnings("compiler-that-is-nowhere")).toEqual(missing('"compiler-that-is-nowhere"'));
    expect(warnings(" ")).toEqual(missing('""'));
    expect(warnings(folder)).toEqual(missing(JSON.stringify(folder)));
    expect(warnings("/nowhere/compiler", "web")).toEqual([]);
  });

  it("is a port of metrics that others reach without a token", () => {
    const env = { GATEHOUSE_METRICS_PORT: "9180", GATEHOUSE_METRICS_ADDRESS: "0.0.0.0" };
    expect(warningsOf(env)).toEqual([
      "Anyone who can reach 0.0.0.0:9180 can read the metrics. Set GATEHOUSE_METRICS_TOKEN, or remove GATEHOUSE_METRICS_ADDRESS.",
    ]);
    expect(warningsOf({ ...env, GATEHOUSE_METRICS_TOKEN: "0123456789abcdef" })).toEqual([]);
    expect(warningsOf({ GATEHOUSE_METRICS_PORT: "9180" })).toEqual([]);
  });

  it("is a missing TLS, a demo that others reach, and secrets that everybody tries first", () => {
    const env = {
      GATEHOUSE_ADDRESS: "0.0.0.0",
      DATABASE_URL: "postgres://portal:postgres@db.internal/portal",
      GATEHOUSE_S3_ENDPOINT: "https://store.example.com",
      GATEHOUSE_S3_BUCKET: "files",
      GATEHOUSE_S3_ACCESS_KEY_ID: "minioadmin",
      GATEHOUSE_S3_SECRET_ACCESS_KEY: "minioadmin",
    };
    expect(warningsOf(env, true)).toEqual([
      "The server listens on 0.0.0.0 without TLS, so passwords and sessions are sent in plain text. Put a proxy with TLS in front of it, and set GATEHOUSE_TRUST_PROXY=1.",
      "Anyone can sign in to the demo's accounts, including a superuser's, because the password gatehouse-demo is public.",
      "DATABASE_URL has a common default password. Set another one.",
      "GATEHOUSE_S3_SECRET_ACCESS_KEY is a common default. Set another one.",
    ]);
    const own = { ...env, DATABASE_URL: "postgres://portal:Zi9-long@db/x", GATEHOUSE_S3_SECRET_ACCESS_KEY: "kX9" };
    expect(warningsOf(own)).toHaveLength(1);
    expect(warningsOf({ DATABASE_URL: "postgres://portal:portal@db/x" })).toHaveLength(1);
    // A server that only this machine can reach, as in development.
    for (const host of ["127.0.0.1:5432", "localhost", "[::1]"])
      expect(warningsOf({ DATABASE_URL: `postgres://postgres:postgres@${host}/x` })).toEqual([]);
  });

  it("is a queue that nothing works through", () => {
    expect(warningsOf({}, false, 3)).toEqual([
      "Builds are waiting in the queue (3), and this server doesn't run builds. Set GATEHOUSE_TOOLCHAIN, or GATEHOUSE_ROLE=web if workers run elsewhere.",
    ]);
    expect(warningsOf({ GATEHOUSE_TOOLCHAIN: process.execPath }, false, 3)).toEqual([]);
    expect(warningsOf({ GATEHOUSE_ROLE: "web" }, false, 3)).toEqual([]);
    expect(warningsOf({}, true, 1)).toEqual([]);
  });

  it("is an address of the portal and a mail server without TLS, on other machines", () => {
    const env = {
      GATEHOUSE_SMTP_URL: "smtp://portal:kX9-secret@mail.example.com",
      GATEHOUSE_MAIL_FROM: "support@example.com",
      GATEHOUSE_PUBLIC_URL: "http://portal.example.com",
    };
    const warnings = warningsOf(env);
    expect(warnings).toEqual([
      "GATEHOUSE_PUBLIC_URL begins with http:, so links in email lead to the portal without TLS.",
      expect.stringMatching(/^GATEHOUSE_SMTP_URL begins with smtp: and has a password\. .* Use smtps:\.$/),
    ]);
    expect(warnings.join()).not.toContain("kX9");
    const local = { GATEHOUSE_SMTP_URL: "smtp://a:b@127.0.0.1:1025", GATEHOUSE_PUBLIC_URL: "http://localhost:4180" };
    expect(warningsOf({ ...env, ...local })).toEqual([]);
    const safe = { GATEHOUSE_SMTP_URL: "smtps://a:b@mail.example.com", GATEHOUSE_PUBLIC_URL: "https://x.example" };
    expect(warningsOf({ ...env, ...safe })).toEqual([]);
    expect(warningsOf({ ...env, ...safe, GATEHOUSE_SMTP_URL: "smtp://mail.example.com" })).toEqual([]);
  });

  it.each([
    ["127.0.0.1", false],
    ["127.8.8.8", false],
    ["localhost", false],
    ["::1", false],
    ["0.0.0.0", true],
    ["::", true],
    ["192.0.2.7", true],
    ["127.evil.example", true],
  ])("counts %s as an address that others reach: %s", (host, expected) => {
    expect(isExposed({ host, trustProxy: false, role: "all" })).toBe(expected);
  });
});

describe("a proxy whose headers are ignored", () => {
  const forwarded = new Headers({ "X-Forwarded-For": "192.0.2.7" });

  it("is named once, when its first request arrives", () => {
    const logged: string[] = [];
    const look = watchForProxy({ trustProxy: false }, (sentence) => logged.push(sentence));
    look(new Headers({ Host: "portal.example.com" }));
    expect(logged).toEqual([]);
    look(forwarded);
    look(new Headers({ "X-Forwarded-Proto": "https" }));
    expect(logged).toEqual([expect.stringContaining("set GATEHOUSE_TRUST_PROXY=1")]);
  });

  it("is not named where it is trusted", () => {
    const logged: string[] = [];
    watchForProxy({ trustProxy: true }, (sentence) => logged.push(sentence))(forwarded);
    expect(logged).toEqual([]);
  });
});

// Each test waits for several processes, which start slowly on a busy machine.
describe("the demo", () => {
  it("is not created if others could reach it, unless requested", async () => {
    const data = join(folder, "empty");
    const refused = (env: Readonly<Record<string, string>>) => start("main", { GATEHOUSE_DATA: data, ...env }).ended;
    const reason = (where: string) =>
      "The database is empty, so the server would create the demo. Its accounts, including a superuser, have a public password. " +
      `The server doesn't serve the demo ${where} unless you ask for it. Start it with --demo to allow that, or with --no-demo for an empty portal.\n`;
    expect(await refused({ GATEHOUSE_ADDRESS: "0.0.0.0" })).toEqual({
      code: 1,
      stdout: "",
      stderr: reason("on 0.0.0.0"),
    });
    expect(await refused({ GATEHOUSE_TRUST_PROXY: "1" })).toMatchObject({ code: 1, stderr: reason("behind a proxy") });
    expect(existsSync(join(data, "postgres"))).toBe(true);
  });

  it("that already exists is not shown to others either, unless requested", async () => {
    const data = join(folder, "demo");
    await copyDataFolder(data);
    const env = { GATEHOUSE_DATA: data, GATEHOUSE_ADDRESS: "0.0.0.0" };
    const { code, stderr } = await start("main", env).ended;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database contains the demo\. .* Start it with --demo to allow that\.\n$/),
    ]);
    const server = start("main", { ...env, GATEHOUSE_ADDRES: "x" }, ["--demo"]);
    await server.greeting();
    expect(server.written()).toContain("Warning: GATEHOUSE_ADDRES is not a setting of this server and does nothing.");
    expect(server.written()).toContain("Warning: The server listens on 0.0.0.0 without TLS");
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });
});
