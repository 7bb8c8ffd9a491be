import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import type { Database } from "../db/database";
import { openPglite } from "../db/open-pglite";
import { closeAfterAll, copyDataFolder } from "../testing/databases";
import { mark, marked, type MarkedObjects } from "../testing/marked-calls";
import { markedVisitors, prepareMarked, secretsIn } from "../testing/marked-portal";
import { sendMarkedRequests } from "../testing/marked-requests";
import { postgresCopy } from "../testing/postgres";
import { bundled, overHttp, startProgram } from "../testing/start-program";
import { testPortal } from "../testing/test-portal";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program to its end, and returns its exit code and output. */
async function run(program: string, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const { ended, written } = startProgram(program, env, args);
  const { code } = await ended;
  return { code, written: written() };
}

/** Sends bytes that no HTTP client would send, and waits until the connection ends. */
function sendRaw(origin: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.end(text));
    socket
      .on("error", reject)
      .on("close", () => resolve())
      .resume();
  });
}

const broken = [
  "tickets",
  "teams",
  "team_members",
  "avatars",
  "cart_rows",
  "licenses",
  "impersonated_writes",
  "coupons",
];
const lost = ["dongles", "orders", "license_events", "verified_domains"];

/** Makes many of the server's statements fail. */
async function damage(db: Database): Promise<void> {
  for (const table of broken)
    await db.execute(sql`alter table ${sql.identifier(table)} add constraint never_true check (false) not valid`);
  for (const table of lost)
    await db.execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_gone`)}`);
  await db.execute(
    sql`alter table users add constraint without_bio check (bio = '' and email not like '%.cli@%') not valid`,
  );
}

// Each test starts processes, which takes long on a busy machine.

describe("the output of the program", () => {
  async function serveDamaged(env: Readonly<Record<string, string>>, objects: MarkedObjects): Promise<void> {
    const program = startProgram("main", env, ["--no-demo"]);
    const origin = await program.origin();
    const visitors = await markedVisitors(() => overHttp(origin), objects);
    const failed = await sendMarkedRequests(visitors, objects);
    await sendRaw(
      origin,
      `GET /%zz?${mark} HTTP/1.1\r\nHost: ${mark}\r\nCookie: sessionid=${mark}\r\nConnection: close\r\n\r\n`,
    );
    await sendRaw(origin, `GET / HTTP/1.1\r\nHost: ${mark}:${mark}@[\r\nConnection: close\r\n\r\n`);
    await sendRaw(origin, `${mark} / HTTP/9.9\r\n${mark}\r\n\r\n`);
    program.kill("SIGTERM");
    const { code } = await program.ended;
    const written = program.written();
    expect(secretsIn(written, visitors, objects)).toEqual([]);
    expect(failed.length).toBeGreaterThan(20);
    const logged = [...written.matchAll(/^([0-9a-v]{12}) (?:GET|POST|PUT|PATCH|DELETE) \/\S+ 500 /gm)].map(
      ([, id]) => id,
    );
    expect([code, logged]).toEqual([0, failed]);
    for (const fact of [
      "Failed query: ",
      "code 23514, table users, constraint without_bio",
      "table coupons, constraint never_true",
      "code: '42P01'",
      "    at ",
    ])
      expect(written).toContain(fact);
  }

  it("contains no secret on PostgreSQL, whatever fails", async () => {
    const { db, url } = closeAfterAll(await postgresCopy());
    const objects = await prepareMarked(testPortal(db, { clock: systemClock }));
    await db.execute(sql`delete from settings where name like 'demo%'`);
    await damage(db);
    await serveDamaged({ DATABASE_URL: url }, objects);
  });

  it("contains no secret on the built-in database or from the command line, whatever fails", async () => {
    const data = join(folder, "data");
    await copyDataFolder(data);
    const { db, close } = await openPglite({ dataDir: join(data, "postgres") });
    const objects = await prepareMarked(testPortal(db, { clock: systemClock }));
    await db.execute(sql`delete from settings where name like 'demo%'`);
    await damage(db);
    await close();
    await serveDamaged({ GATEHOUSE_DATA: data }, objects);
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, `${marked.newPassword}\n`);
    const admin = (...args: string[]) => run("admin-command", { GATEHOUSE_DATA: data }, args);
    const create = await admin("create-user", `${mark}.cli@example.com`, "--password-file", passwordFile);
    expect(create).toEqual({
      code: 1,
      written: expect.stringContaining("code 23514, table users, constraint without_bio") as string,
    });
    for (const secret of [mark, marked.newPassword, "$argon2"]) expect(create.written).not.toContain(secret);
    const unquoted = await admin("create-user", "a@example.com", "zebra", mark);
    expect(unquoted).toEqual({
      code: 2,
      written: expect.stringMatching(
        /^Unexpected argument\. Put values with spaces in quotes\.\nadmin create-user/,
      ) as string,
    });
    const asArgument = await admin("create-user", "a@example.com", "--password", mark);
    expect(asArgument).toEqual({
      code: 2,
      written: expect.stringMatching(/^Don't pass a password as an argument: /) as string,
    });
    expect(asArgument.written).not.toContain(mark);
    expect(unquoted.written).not.toContain(mark);
  });

  it.each([
    ["throws an error", `throw Object.assign(new TypeError("${mark}"), { token: "${mark}" });`, "TypeError"],
    ["throws a text", `throw "${mark}";`, "Thrown"],
    [
      "throws an error later",
      `setTimeout(() => { throw Object.assign(new RangeError("${mark}"), { token: "${mark}" }); });`,
      "RangeError",
    ],
    ["throws an object later", `setTimeout(() => { throw { token: "${mark}" }; });`, "Thrown"],
    [
      "ignores a rejected error",
      `void Promise.reject(new RangeError("${mark}", { cause: "${mark}" })); await new Promise(() => setInterval(() => 0, 1_000));`,
      "RangeError",
    ],
    [
      "ignores a rejected text",
      `void Promise.reject("${mark}"); await new Promise(() => setInterval(() => 0, 1_000));`,
      "(message withheld)",
    ],
    [
      "emits an unhandled error event",
      `new (await import("node:events")).EventEmitter().emit("error", new SyntaxError("${mark}"));`,
      "SyntaxError",
    ],
    [
      "uses a library that prints its errors",
      `console.error(new SyntaxError("${mark}"), { token: "${mark}" }, null); process.exit(1);`,
      "SyntaxError",
    ],
  ])("names the failure without its message when it %s", async (name, program, expected) => {
    const file = join(folder, `${name.replace(/\W/g, "-")}.mjs`);
    writeFileSync(
      file,
      `import { runProgram } from ${JSON.stringify(bundled("startup-error"))};\nawait runProgram(async () => {\n${program}\n});\n`,
    );
    const { code, written } = await run(file);
    expect([code, written]).toEqual([1, expect.stringContaining(expected)]);
    expect(written).not.toContain(mark);
  });
});
