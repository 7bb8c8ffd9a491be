import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "../db/database";
import { rowsOf } from "../db/migrate";
import { openPglite } from "../db/open-pglite";
import { copyDataFolder } from "../testing/databases";
import { connectTo, postgresCopy, untilWaiting } from "../testing/postgres";
import { untilRefused } from "../testing/raw-connection";
import { overHttp, startProgram } from "../testing/start-program";
import { restOfUpload, startUpload, unlimited } from "../testing/start-upload";
import { startWriter } from "../testing/start-writer";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-shutdown-load-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const api = "/api/webapp/v1";
const email = "customer@example.com";
const tickets = `${api}/request-permissions-to-create-team/`;

const ticketIds = async (db: Database) =>
  rowsOf<{ id: number }>(
    await db.execute(
      sql`select id from tickets where owner_id = (select id from users where email = ${email}) and subject = 'Permission to create a team' order by id`,
    ),
  ).map(({ id }) => id);

describe.each(["PGlite", "PostgreSQL"])("a server on %s that is told to end under load", (kind) => {
  it("returns what it has accepted, keeps exactly what it has acknowledged, and ends in silence", async () => {
    const postgres = kind === "PostgreSQL" ? await postgresCopy() : undefined;
    const data = join(folder, "data");
    if (postgres === undefined) await copyDataFolder(data);
    const server = startProgram("main", {
      ...unlimited,
      ...(postgres === undefined ? { GATEHOUSE_DATA: data } : { DATABASE_URL: postgres.url }),
    });
    const origin = await server.origin();
    const browser = await overHttp(origin).signIn(email);
    const upload = await startUpload(origin, browser);
    const writers = Array.from({ length: 10 }, () => startWriter(origin + tickets, browser));
    await Promise.all(writers.map((writer) => writer.until(2)));

    // On PostgreSQL, a lock holds all ten requests in their statements.
    const other = postgres && (await connectTo(postgres.url));
    await other?.query("begin");
    await other?.query("lock table tickets in exclusive mode");
    if (other !== undefined) await untilWaiting(other, 10);
    server.kill("SIGTERM");
    await untilRefused(origin);
    await other?.query("rollback");
    upload.send(restOfUpload);

    // A writer that pauses for more than the grace period finds its idle connection closed.
    const ends = await Promise.all(writers.map(({ ended }) => ended));
    expect(ends.filter((end) => end !== "ECONNREFUSED" && end !== "ECONNRESET")).toEqual([]);
    const responses = writers.flatMap((writer) => writer.responses);
    expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
    const lastOfRefused = writers
      .filter((_, at) => ends[at] === "ECONNREFUSED")
      .map((writer) => writer.responses.at(-1)?.headers.connection);
    expect(lastOfRefused).toEqual(lastOfRefused.map(() => "close"));
    // The server read the upload to its end, and refused it only because the text is too long for the field.
    expect(await upload.closed).toMatch(/HTTP\/1\.1 400 Bad Request\r\n[^]*\r\nConnection: close\r\n[^]*"location"/i);
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });

    const { db, close } = postgres ?? (await openPglite({ dataDir: join(data, "postgres") }));
    expect(await ticketIds(db)).toEqual(
      responses.map(({ body }) => (JSON.parse(body) as { id: number }).id).sort((one, other) => one - other),
    );
    await close();
  });
});
