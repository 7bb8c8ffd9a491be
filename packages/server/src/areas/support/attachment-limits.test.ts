import { describe, expect, it } from "vitest";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { attachmentCalls, formOf, ofSize, ticketCalls } from "../../testing/ticket-calls";

const uploadBytes = 300_000;

describe.each(databases)("files for a ticket on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { uploadBytes });
  const customer = await portal.signedIn("customer@example.com");
  const { newTicket } = ticketCalls(portal, customer);
  const { pathOf, add, stored } = attachmentCalls(portal, customer);

  it("may be as large as the limit together, and no byte larger with the form around them", async () => {
    const id = await newTicket();
    expect((await add(id, formOf(["a.bin", ofSize(uploadBytes)]))).status).toBe(201);
    expect((await add(id, formOf(["a.bin", ofSize(150_000)], ["b.bin", ofSize(150_000)]))).status).toBe(201);
    const before = await stored();
    const refusal = [413, { detail: "The request is too large." }];
    expect(await statusAndBody(add(id, formOf(["a.bin", ofSize(uploadBytes + 1)])))).toEqual(refusal);
    expect(await statusAndBody(add(id, formOf(["a.bin", ofSize(200_000)], ["b.bin", ofSize(200_000)])))).toEqual(
      refusal,
    );
    expect(await stored()).toEqual(before);
  });

  it("that are too large are refused before they are read, or at the limit when nobody said how large they are", async () => {
    const id = await newTicket();
    const before = await stored();
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const head = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a"\r\n\r\n';
            controller.enqueue(sent === 0 ? new TextEncoder().encode(head) : new Uint8Array(10_000));
            sent += 10_000;
          },
        },
        { highWaterMark: 0 },
      );
    const send = (headers: Readonly<Record<string, string>>) =>
      customer.fetch(pathOf(id), {
        method: "POST",
        body: endless(),
        duplex: "half",
        headers: {
          "Content-Type": "multipart/form-data; boundary=b",
          "X-CSRFTOKEN": customer.cookies.get("csrftoken") ?? "",
          ...headers,
        },
      } as RequestInit);
    expect((await send({ "Content-Length": "50000000" })).status).toBe(413);
    expect(sent).toBe(0);
    expect((await send({})).status).toBe(413);
    expect(sent).toBeGreaterThan(uploadBytes);
    expect(sent).toBeLessThan(uploadBytes + 200_000);
    expect(await stored()).toEqual(before);
  });

  it("get the size limit", async () => {
    expect(await customer.getJson("/api/webapp/v1/ticket-limits/")).toEqual({ upload_bytes: uploadBytes });
  });

  it.each([
    ["nothing", new FormData(), { attachments: ["No file was submitted."] }],
    ["a text", Object.assign(new FormData(), {}), { attachments: ["No file was submitted."] }],
    ["an empty file", formOf(["a.txt", ""]), { attachments: ["The submitted file is empty."] }],
    [
      "an empty one among others",
      formOf(["a.txt", "x"], ["b.txt", ""]),
      { attachments: ["The submitted file is empty."] },
    ],
  ])("are not %s", async (name, form, fields) => {
    if (name === "a text") form.append("attachments", "just a text");
    const id = await newTicket();
    const before = await stored();
    expect(await statusAndBody(add(id, form))).toEqual([400, fields]);
    expect(await stored()).toEqual(before);
  });

  it("are not JSON", async () => {
    const id = await newTicket();
    expect(await statusAndBody(customer.send("POST", pathOf(id), { attachments: [] }))).toEqual([
      415,
      { detail: 'Unsupported media type "application/json" in request.' },
    ]);
  });
});
