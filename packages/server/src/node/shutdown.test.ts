import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { rowsOf } from "../db/migrate";
import { connectTo, postgresCopy, untilWaiting } from "../testing/postgres";
import { head, RawConnection, untilRefused } from "../testing/raw-connection";
import { overHttp, startProgram } from "../testing/start-program";
import { startUpload, unlimited } from "../testing/start-upload";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-shutdown-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const api = "/api/webapp/v1";
const email = "customer@example.com";
const tickets = `${api}/request-permissions-to-create-team/`;

const lines = (text: string) => text.split("\r\n").filter((line) => /^(?:HTTP|Connection|Retry-After)/i.test(line));

describe("a server that shuts down", () => {
  /** A server on its own database, and a function to hold its writes at a known point. */
  async function start(env: Readonly<Record<string, string>> = {}) {
    const { url, db, close } = await postgresCopy();
    onTestFinished(close);
    const server = startProgram("main", { ...unlimited, DATABASE_URL: url, ...env });
    const origin = await server.origin();
    const browser = await overHttp(origin).signIn(email);
    const other = await connectTo(url);
    const hold = async (table: "tickets" | "teams" = "tickets") => {
      await other.query("begin");
      await other.query(`lock table ${table} in exclusive mode`);
    };
    return {
      ...server,
      origin,
      browser,
      db,
      hold,
      waiting: (count: number) => untilWaiting(other, count),
      release: () => other.query("rollback"),
    };
  }

  it("returns 503 at the limit to what hangs and to what is never sent whole, and ends", async () => {
    const { kill, origin, browser, ended, hold, waiting } = await start({ GATEHOUSE_SHUTDOWN_TIMEOUT_MS: "1500" });
    const upload = await startUpload(origin, browser);
    const unfinishedHead = new RawConnection(origin).send("GET /api/webapp/v1/me/ HTTP/1.1\r\nHost:");
    await unfinishedHead.connected;
    await hold();
    const hanging = new RawConnection(origin).send(head(browser, "POST", tickets));
    await waiting(1);
    kill("SIGTERM");
    for (const connection of [upload, hanging, unfinishedHead])
      expect(lines((await connection.closed).replace("HTTP/1.1 100 Continue\r\n\r\n", ""))).toEqual(
        expect.arrayContaining([
          "HTTP/1.1 503 Service Unavailable",
          expect.stringMatching(/^connection: close$/i),
          expect.stringMatching(/^retry-after: 5$/i),
        ]),
      );
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("waits for the work of a client that has left", async () => {
    const { kill, origin, browser, ended, db, hold, waiting, release } = await start();
    await hold("teams");
    // Once its transaction is done, the handler reads the team on another connection.
    const body = JSON.stringify({ name: "Left behind" });
    const gone = new RawConnection(origin).send(
      head(
        browser,
        "POST",
        `${api}/licenses-groups/`,
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
      ) + body,
    );
    await waiting(1);
    gone.leave();
    kill("SIGHUP");
    await untilRefused(origin);
    await release();
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
    expect(rowsOf(await db.execute(sql`select name from teams where name = 'Left behind'`))).toEqual([
      { name: "Left behind" },
    ]);
  });

  it("responds to all requests sent one after the other on a connection, and closes it with the last", async () => {
    const { kill, origin, browser, ended, hold, waiting, release } = await start();
    await hold();
    const post = head(browser, "POST", tickets, "Content-Length: 0");
    const pipelined = new RawConnection(origin).send(post + post);
    await waiting(2);
    kill("SIGINT");
    await untilRefused(origin);
    pipelined.send(post);
    await waiting(3);
    await release();
    const text = await pipelined.closed;
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 201", "HTTP/1.1 201", "HTTP/1.1 201"]);
    expect(text.match(/^connection: .*(?=\r)/gim)?.map((line) => line.toLowerCase())).toEqual([
      "connection: keep-alive",
      "connection: keep-alive",
      "connection: close",
    ]);
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("lets a client read that its upload is refused, which still sends it", async () => {
    const { kill, origin, browser, ended, hold, waiting, release } = await start();
    await hold();
    const held = new RawConnection(origin).send(head(browser, "POST", tickets));
    await waiting(1);
    const sent =
      head(browser, "PATCH", `${api}/me/`, "Content-Type: application/json", "Content-Length: 5000000") +
      "x".repeat(2_000_000);
    const upload = new RawConnection(origin).send(sent.slice(0, 100));
    await upload.connected;
    kill("SIGTERM");
    await untilRefused(origin);
    upload.send(sent.slice(100));
    expect(await upload.closed).toMatch(/HTTP\/1\.1 413 Payload Too Large\r\n[^]*"The request is too large\."/);
    await release();
    expect(await held.closed).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("waits neither for connections that are idle nor for those that never sent anything", async () => {
    const { kill, origin, browser, ended } = await start();
    const idle = new RawConnection(origin).send(head(browser, "GET", `${api}/me/`));
    const silent = new RawConnection(origin);
    await silent.connected;
    await idle.until(/"email"/);
    kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
    expect([await silent.closed, (await idle.closed).match(/^HTTP/gm)?.length]).toEqual(["", 1]);
  });

  it("sends all of a file to a client that reads slowly", async () => {
    const host = join(folder, "host");
    const length = 20_000_000;
    mkdirSync(join(host, "assets"), { recursive: true });
    writeFileSync(join(host, "index.html"), "<!doctype html>");
    writeFileSync(join(host, "assets/big.js"), "x".repeat(length));
    const { kill, origin, browser, ended } = await start({ GATEHOUSE_HOST_DIR: host });
    const slow = new RawConnection(origin).send(head(browser, "GET", "/app/assets/big.js"));
    await slow.until(/^HTTP\/1\.1 200 OK\r\n/);
    slow.pause();
    const idle = new RawConnection(origin).send(head(browser, "GET", `${api}/me/`));
    await idle.until(/"email"/);
    kill("SIGTERM");
    // Idle connections end only after their grace period.
    await idle.closed;
    slow.resume();
    const text = await slow.closed;
    expect(text.slice(text.indexOf("\r\n\r\n") + 4)).toHaveLength(length);
    expect(await ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("ends at once on a second Ctrl-C", async () => {
    const { kill, origin, browser, ended, hold, waiting } = await start();
    await hold();
    const held = new RawConnection(origin).send(head(browser, "POST", tickets));
    await waiting(1);
    const presses = setInterval(() => kill("SIGINT"), 100);
    const { code, stderr } = await ended;
    clearInterval(presses);
    expect([code, stderr]).toEqual([130, ""]);
    await held.closed;
  });

  it("does not begin to serve if it is stopped while it starts", async () => {
    const { url, close } = await postgresCopy();
    onTestFinished(close);
    const other = await connectTo(url);
    await other.query("begin");
    await other.query("lock table gatehouse_migrations in access exclusive mode");
    const server = startProgram("main", { ...unlimited, DATABASE_URL: url });
    await untilWaiting(other, 1);
    server.kill("SIGTERM");
    await other.query("rollback");
    expect(await server.ended).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
