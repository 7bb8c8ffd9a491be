import type { TicketAttachment } from "@gatehouse/contract/support";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ticketAttachments } from "../../db/tables/support";
import { databaseFiles } from "../../files/database-files";
import type { Files } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { closeAfterAll, databases } from "../../testing/databases";
import { imageBytes, joinBytes } from "../../testing/images";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { attachmentCalls, formOf, ofSize, ticketCalls } from "../../testing/ticket-calls";
import { setTicketRma, setTicketStatus } from ".";

const uploadBytes = 300_000;

describe.each(databases)("files of tickets on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  let refusing: Error | undefined;
  /** The database's file store, which refuses files on request like a full disk or bucket. */
  const files: Files = {
    ...databaseFiles,
    async put(store, file, createdAt) {
      const guid = await databaseFiles.put(store, file, createdAt);
      if (refusing === undefined) return guid;
      await databaseFiles.delete(store, [guid]);
      throw refusing;
    },
  };
  const portal = testPortal(db, { files, uploadBytes });
  const store = { db, clock: portal.clock };
  const customer = await portal.signedIn("customer@example.com");

  const { newTicket } = ticketCalls(portal, customer);
  const { pathOf, add, listed, stored } = attachmentCalls(portal, customer);

  it("are added, listed, and sent as downloads that no browser runs", async () => {
    const id = await newTicket();
    const content = ofSize(280_000);
    const [status, body] = await statusAndBody(add(id, formOf(["timing report.txt", content])));
    const { results } = body as { readonly results: readonly TicketAttachment[] };
    expect([status, results]).toEqual([
      201,
      [
        {
          id: expect.any(Number) as number,
          url: expect.stringMatching(new RegExp(`^${pathOf(id)}\\d+/file/$`)) as string,
          filename: "timing report.txt",
          size: 280_000,
          type: "application/octet-stream",
          created_by_customer: true,
          created_at: portal.clock.now().toISOString(),
        },
      ],
    ]);
    expect(await listed(id)).toEqual(results);
    const response = await customer.fetch(results[0]?.url ?? "");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename*=UTF-8''timing%20report.txt",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
      "content-length": "280000",
    });
    expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), content)).toBe(0);
    const part = await customer.fetch(results[0]?.url ?? "", { headers: { Range: "bytes=100-199" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it("have the type of their first bytes, whatever they are called", async () => {
    const id = await newTicket();
    const png = imageBytes("png");
    await add(
      id,
      formOf(
        ["a.txt", png],
        ["b.png", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
        ["c.html", "<script>alert(1)</script>"],
        ["d.jpg", imageBytes("jpeg")],
        ["e.gif", joinBytes("GIF89a", "<script>alert(1)</script>")],
        ["f", imageBytes("webp")],
        ["g.png", joinBytes(" ", png)],
      ),
    );
    expect((await listed(id)).map(({ filename, type }) => [filename, type])).toEqual([
      ["a.txt", "image/png"],
      ["b.png", "application/octet-stream"],
      ["c.html", "application/octet-stream"],
      ["d.jpg", "image/jpeg"],
      ["e.gif", "image/gif"],
      ["f", "image/webp"],
      ["g.png", "application/octet-stream"],
    ]);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ada\\report.txt", "report.txt"],
    ["Größe – 日本.log", "Größe – 日本.log"],
    ["a\"b';c=d.txt", "a\"b';c=d.txt"],
    ["<img src=x onerror=alert(1)>.txt", "<img src=x onerror=alert(1)>.txt"],
    ["invoice\u202egnp.exe", "invoicegnp.exe"],
    ["..", "file"],
    [" ", "file"],
    [`${"long".repeat(100)}.tar.gz`, `${"long".repeat(100).slice(0, 197)}.gz`],
  ])("called %j become %j", async (sent, kept) => {
    const id = await newTicket();
    expect((await add(id, formOf([sent, "x"]))).status).toBe(201);
    const [{ filename, url } = { filename: "", url: "" }] = await listed(id);
    expect(filename).toBe(kept);
    expect((await customer.fetch(url)).headers.get("Content-Disposition")).toMatch(
      /^attachment; filename\*=UTF-8''[\w.%-]+$/,
    );
  });

  it("of one upload exist once, even if sent repeatedly, and in any state of the ticket", async () => {
    const id = await newTicket();
    const form = () => formOf(["a.txt", "one"], ["b.txt", "two"]);
    const before = await stored();
    const responses = await Promise.all(Array.from({ length: 4 }, () => statusAndBody(add(id, form(), "k"))));
    expect(new Set(responses.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await listed(id)).toMatchObject([{ filename: "a.txt" }, { filename: "b.txt" }]);
    expect((await stored()).map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2, 2]);
    await setTicketStatus(store, id, "closed");
    expect(await statusAndBody(add(id, form(), "k"))).toEqual(responses[0]);
    expect((await add(id, form(), "other")).status).toBe(400);
  });

  it("are refused on a ticket that is closed or an RMA, also while they are on their way", async () => {
    const id = await newTicket();
    const before = await stored();
    await setTicketRma(store, id, true);
    expect((await statusAndBody(add(id, formOf(["a.txt", "x"]))))[0]).toBe(400);
    await setTicketRma(store, id, false);
    // The ticket closes after the form's head has arrived and before its end.
    let isClosed = false;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
          if (isClosed) {
            write(`${"x".repeat(1_000)}\r\n--b--\r\n`);
            return controller.close();
          }
          write('--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.txt"\r\n\r\nbeginning');
          await setTicketStatus(store, id, "closed");
          isClosed = true;
        },
      },
      { highWaterMark: 0 },
    );
    const response = await customer.fetch(pathOf(id), {
      method: "POST",
      body,
      duplex: "half",
      headers: {
        "Content-Type": "multipart/form-data; boundary=b",
        "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "",
      },
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([400, { detail: "This ticket is closed." }]);
    expect(isClosed).toBe(true);
    expect(await stored()).toEqual(before);
  });

  it("that break off, or that the store refuses, leave nothing", async () => {
    const id = await newTicket();
    const before = await stored();
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a"\r\n\r\nhalf of',
          ),
        );
        controller.error(new Error("the line is cut"));
      },
    });
    const broken = await customer.fetch(pathOf(id), {
      method: "POST",
      body: cut,
      duplex: "half",
      headers: {
        "Content-Type": "multipart/form-data; boundary=b",
        "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "",
      },
    } as RequestInit);
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { detail: "The request ended before it was complete." },
    ]);
    refusing = new FilesUnavailable("The S3 store refuses");
    try {
      const refused = await add(id, formOf(["a.txt", "x"], ["b.txt", "y"]));
      expect([refused.status, refused.headers.has("Retry-After")]).toEqual([503, true]);
    } finally {
      refusing = undefined;
    }
    expect(await stored()).toEqual(before);
    expect(await listed(id)).toEqual([]);
  });

  it("are a hundred at most", async () => {
    const id = await newTicket();
    const many = (count: number) => formOf(...Array.from({ length: count }, (_, at) => [`${at}.txt`, "x"] as const));
    expect((await add(id, many(60))).status).toBe(201);
    const before = await stored();
    const refusal = [400, { attachments: ["A ticket can have at most 100 files."] }];
    expect(await statusAndBody(add(id, many(41)))).toEqual(refusal);
    expect(await stored()).toEqual(before);
    expect((await add(id, many(40))).status).toBe(201);
  });

  it("are nobody else's", async () => {
    const id = await newTicket();
    await add(id, formOf(["a.txt", "x"]));
    const [attachment] = await listed(id);
    const url = attachment?.url ?? "";
    const other = await portal.signedIn("manager@example.com");
    const member = await portal.signedIn("member@example.com");
    expect((await other.fetch(url)).status).toBe(404);
    expect((await member.fetch(url)).status).toBe(403);
    expect((await portal.browser().fetch(url)).status).toBe(403);
    expect((await add(id, formOf(["b.txt", "x"]), undefined, other)).status).toBe(404);
    // The file must not be served below another ticket's path.
    const another = await newTicket();
    expect((await customer.fetch(url.replace(String(id), String(another)))).status).toBe(404);
    for (const number of ["0", "-1", "1e3", "99999999999", "x"])
      expect((await customer.fetch(`${pathOf(id)}${number}/file/`)).status).toBe(404);
  });

  it("stay when the store is swept", async () => {
    const id = await newTicket();
    await add(id, formOf(["a.txt", "x"]));
    await databaseFiles.sweep(db, new Date(Date.now() + 60_000));
    const [attachment] = await listed(id);
    expect(await (await customer.fetch(attachment?.url ?? "")).text()).toBe("x");
    const [row] = await db
      .select({ fileGuid: ticketAttachments.fileGuid })
      .from(ticketAttachments)
      .where(eq(ticketAttachments.id, attachment?.id ?? 0));
    expect(await databaseFiles.open(db, row?.fileGuid ?? "")).toMatchObject({ size: 1 });
  });
});
