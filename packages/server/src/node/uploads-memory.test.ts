import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { files } from "../db/tables/files";
import { postgresCopy } from "../testing/postgres";
import { testPortal } from "../testing/test-portal";

const isLong = process.env["GATEHOUSE_LONG"] === "1";
const atOnce = 20;
const fileBytes = (isLong ? 25 : 5) * 1_048_576;
/** The most memory that 20 uploads may add to an idle server. */
const mostBytes = 60 * 1_048_576;
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

describe("uploads", () => {
  it(`hold little of what ${atOnce} customers send at once`, { timeout: 300_000 }, async () => {
    const { db, close } = await postgresCopy();
    try {
      const portal = testPortal(db);
      const customer = await portal.signedIn("customer@example.com");
      const created = await customer.send("POST", "/api/webapp/v1/tickets/", {
        subject: "Large files",
        description: "Twenty large files at once.",
        license_type: "pro",
        os: "other",
        software_version: "",
      });
      const { id } = (await created.json()) as { readonly id: number };
      const used = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
      const before = used();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, used())), 20);
      const responses = await Promise.all(
        Array.from({ length: atOnce }, () =>
          customer.fetch(`/api/webapp/v1/tickets/${id}/attachments/`, {
            method: "POST",
            body: formOf(fileBytes),
            duplex: "half",
            headers: {
              "Content-Type": "multipart/form-data; boundary=b",
              "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "",
            },
          } as RequestInit),
        ),
      );
      clearInterval(watch);
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: atOnce }, () => 201));
      expect(await db.$count(files, eq(files.size, fileBytes))).toBe(atOnce);
      expect(most - before).toBeLessThan(mostBytes);
    } finally {
      await close();
    }
  });
});
