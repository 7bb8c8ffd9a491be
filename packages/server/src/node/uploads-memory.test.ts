import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { files } from "../db/tables/files";
import type { Browser } from "../testing/browser";
import { killedPortals } from "../testing/killed-portal";
import { memoryOf, watchMemory } from "../testing/process-memory";
import { overHttp } from "../testing/start-program";

const megabyte = 1_048_576;
const isLong = process.env["GATEHOUSE_LONG"] === "1";
const atOnce = 20;
const fileBytes = (isLong ? 25 : 5) * megabyte;
/** What 20 uploads may add to what an idle server holds. */
const mostBytes = 60 * megabyte;
const pieceBytes = 65_536;

/** A form with one file that is made while it is read. */
function formOf(size: number): ReadableStream<Uint8Array> {
  const head = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="large.bin"\r\n\r\n';
  let left = size;
  let isBegun = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (!isBegun) {
          isBegun = true;
          return controller.enqueue(new TextEncoder().encode(head));
        }
        if (left > 0) {
          const piece = new Uint8Array(Math.min(pieceBytes, left)).fill(left % 251);
          left -= piece.length;
          return controller.enqueue(piece);
        }
        controller.enqueue(new TextEncoder().encode("\r\n--b--\r\n"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Sends a file to the server's address: a browser for tests would hold it whole. */
async function upload(origin: string, customer: Browser, ticketId: number, size: number): Promise<number> {
  const { status } = await fetch(`${origin}/api/webapp/v1/tickets/${ticketId}/attachments/`, {
    method: "POST",
    body: formOf(size),
    duplex: "half",
    headers: {
      Cookie: Array.from(customer.cookies, ([name, value]) => `${name}=${value}`).join("; "),
      "Content-Type": "multipart/form-data; boundary=b",
      "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "",
    },
  } as RequestInit);
  return status;
}

// The built-in database is in the server's own process, and touches its buffers as it fills.
describe.each(killedPortals.filter(({ name }) => name === "PostgreSQL"))("a server on $name", ({ create }) => {
  it(`holds little of what ${atOnce} customers send at once`, { timeout: 600_000 }, async () => {
    const portal = await create();
    const program = portal.start({});
    const origin = await program.origin();
    const customer = await overHttp(origin).signIn("customer@example.com");
    const created = await customer.send("POST", "/api/webapp/v1/tickets/", {
      subject: "Large files",
      description: "Twenty large files at once.",
      license_type: "pro",
      os: "other",
      software_version: "",
    });
    const { id } = (await created.json()) as { readonly id: number };
    // The first one loads code.
    expect(await upload(origin, customer, id, pieceBytes)).toBe(201);
    const idle = await memoryOf(program.pid ?? 0);
    const watch = watchMemory(program.pid ?? 0);
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => upload(origin, customer, id, fileBytes)));
    const added = (await watch.stop()) - idle;
    console.info(`${atOnce} uploads of ${fileBytes / megabyte} MB: ${Math.round(added / megabyte)} MB above idle`);
    expect(statuses).toEqual(Array.from({ length: atOnce }, () => 201));
    await portal.withDatabase(async (db) => {
      expect(await db.$count(files, eq(files.size, fileBytes))).toBe(atOnce);
    });
    expect(added).toBeLessThan(mostBytes);
  });
});
