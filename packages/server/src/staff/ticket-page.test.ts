import { createHash } from "node:crypto";
import type { Ticket, TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { capabilities } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { mails } from "../db/tables/support";
import { demoTickets } from "../demo/tickets";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";

const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };
const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
const api = "/api/webapp/v1/tickets/";

/** The fields that a browser sends when staff press this button of the page. */
function fieldsBy(act: string, page: string): Readonly<Record<string, string>> {
  const button = page.indexOf(`name="act" value="${act}"`);
  const form = page.slice(page.lastIndexOf("<form ", button), page.indexOf("</form>", button));
  const inputs = form.matchAll(
    /<input (?:type="hidden" name="(\w+)" value="([^"]*)"|type="checkbox" name="(\w+)" checked)/g,
  );
  const selects = form.matchAll(/<select [^>]*name="(\w+)">[^]*?<option value="(\w+)" selected>/g);
  const texts = form.matchAll(/<textarea [^>]*name="(\w+)"[^>]*>([^<]*)/g);
  return Object.fromEntries([
    ...Array.from(inputs, ([, name, value, checked]) => [name ?? checked, value ?? "on"]),
    ...Array.from([...selects, ...texts], ([, name, value]) => [name, value]),
    ["act", act],
  ]) as Readonly<Record<string, string>>;
}

describe.each(anyDatabase)("staff at the help desk on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { groups, mail });
  const [staff, customer] = [await portal.signedIn("admin@example.com"), await portal.signedIn("customer@example.com")];
  const [newest] = await customer.getList<Ticket>(api);
  const id = newest?.id ?? 0;
  const page = `/management/tickets/${id}/`;
  const submit = (fields: Readonly<Record<string, string>>, path = page) =>
    staff.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ csrfmiddlewaretoken: staff.cookies.get("csrftoken") ?? "", ...fields }),
    });
  const lastComment = async () => (await customer.getList<TicketComment>(`${api}${id}/comments/`)).at(-1);
  const get = async () => (await customer.getJson(`${api}${id}/`)) as Ticket;
  const read = async (path = page) => (await staff.fetch(path)).text();

  it("find all tickets, by subject or customer", async () => {
    expect(await read("/management/tickets/")).toContain(`href="${page}">T-${id}</a>`);
    const found = await read("/management/tickets/?search=FIFO");
    expect([...found.matchAll(/<tr><td /g)]).toHaveLength(1);
    expect([...(await read("/management/tickets/?search=manager@")).matchAll(/<tr><td /g)]).toHaveLength(1);
  });

  it("find the tickets of one status", async () => {
    const text = await read("/management/tickets/?status=closed");
    expect(text).toContain('<option value="closed" selected>Closed</option>');
    const rows = [...text.matchAll(/<tr><td .*?<\/tr>/gs)].map(([row]) => row);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.includes(">Closed"))).toEqual([]);
    expect(await read("/management/tickets/?status=closed&search=nothing+like+it")).not.toContain("<tr><td ");
    expect(await read("/management/tickets/?status=odd")).toContain(">Open</td>");
  });

  it("see one main button, the one that sends a reply", async () => {
    const buttons = [...(await read()).matchAll(/<button (?![^>]*class="second")[^>]*name="act"[^>]*>/g)];
    expect(buttons.map(([button]) => /value="(\w+)"/.exec(button)?.[1])).toEqual(["reply"]);
  });

  it("read the facts of a ticket in words", async () => {
    const known = demoTickets.findIndex(({ os }) => os === "win11") + 1;
    expect(await read(`/management/tickets/${known}/`)).toContain("<dt>System</dt><dd>Windows 11</dd>");
  });

  it("read what was written without anything of it running, and download the files", async () => {
    const odd = demoTickets.findIndex(({ subject }) => subject.startsWith("Files with odd names")) + 1;
    const text = await read(`/management/tickets/${odd}/`);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;img src=x onerror=alert(1)&gt;");
    expect(text).not.toMatch(/<script(?! nonce="\w{22}">)|<img src=x/);
    const [file] = await customer.getList<TicketAttachment>(`${api}${odd}/attachments/`);
    const address = `/management/tickets/${odd}/attachments/${file?.id}/`;
    expect(text).toContain(`href="${address}"`);
    const download = await staff.fetch(address);
    expect([download.status, download.headers.get("Content-Disposition")]).toEqual([
      200,
      expect.stringMatching(/^attachment; /),
    ]);
    expect((await customer.fetch(address)).status).toBe(404);
    expect((await staff.fetch(`/management/tickets/${id}/attachments/${file?.id}/`)).status).toBe(404);
  });

  it("reply in text or HTML, once for one form, and the customer gets an email", async () => {
    const key = /name="key" value="([^"]+)"/.exec(await read())?.[1] ?? "";
    const form = { act: "reply", key, text: "a < b\n\nc", after: "in_progress" };
    const response = await submit(form);
    expect([response.status, response.headers.get("Location")]).toEqual([302, page]);
    await submit(form);
    // The page's script recognizes a reply that was sent.
    expect(/data-sent="([^"]*)"/.exec(await read())?.[1]?.split(" ")).toContain(key);
    expect(await lastComment()).toMatchObject({
      content: "<p>a &lt; b</p><p>c</p>",
      author_name: "Ingrid Solheim",
      is_new: true,
    });
    expect(await get()).toMatchObject({ status: "in_progress", new_replies_count: 2 });
    expect(await db.$count(mails)).toBe(1);
    await submit({
      act: "reply",
      text: "<p>Use <b>-O2</b>.<script>x</script></p>",
      html: "on",
      after: "waiting_for_customer",
    });
    expect(await lastComment()).toMatchObject({ content: "<p>Use <b>-O2</b>.</p>" });
  });

  it("keep a reply that was refused", async () => {
    const response = await submit({ act: "reply", text: "<script>x</script>", html: "on", after: "in_progress" });
    const text = await response.text();
    expect(text).toContain('<input type="checkbox" name="html" checked>');
    expect(/<select id="after"[^]*?selected>([^<]*)/.exec(text)?.[1]).toBe("In progress");
    expect(text).toContain("Enter a reply.");
    expect(text).toContain(">&lt;script&gt;x&lt;/script&gt;</textarea>");
    expect(await (await submit({ act: "sing" })).text()).toContain("This form can&#39;t be read. Try again.");
  });

  it("keep a reply to a ticket that its customer closes meanwhile, and can send it once it is open again", async () => {
    const response = await customer.send("POST", `${api}${id}/close/`, { rating: 3 });
    expect(response.status).toBe(200);
    const refused = await (await submit({ act: "reply", text: "a < b", html: "on", after: "in_progress" })).text();
    expect(refused).toContain("This ticket is closed. Open it again first.");
    expect(refused).toContain(">a &lt; b</textarea>");
    const opened = await submit({ ...fieldsBy("status", refused), text: "a < b", html: "on", status: "open" });
    const text = await opened.text();
    expect([opened.status, (await get()).status]).toEqual([200, "open"]);
    expect(text).toContain(">a &lt; b</textarea>");
    expect(text).toContain('<input type="checkbox" name="html" checked>');
    expect(/<select id="after"[^]*?selected>([^<]*)/.exec(text)?.[1]).toBe("In progress");
    expect(text).not.toContain("Open it again first.");
  });

  it("keep an unsent reply when they set the status of a ticket that its customer has closed meanwhile", async () => {
    const fields = fieldsBy("status", await read());
    expect(fields).toMatchObject({ from: "open", text: "", after: "waiting_for_customer" });
    await customer.send("POST", `${api}${id}/close/`, { rating: 3 });
    const written = { ...fields, text: "a < b", html: "on", after: "in_progress" };
    const refused = await (await submit({ ...written, status: "in_progress" })).text();
    expect(refused).toContain("This ticket has changed. Check its status, then try again.");
    for (const text of [refused, await (await submit({ ...written, status: "closed" })).text()]) {
      expect(text).toContain(">a &lt; b</textarea>");
      expect(fieldsBy("reply", text)).toMatchObject({ from: "closed", html: "on", after: "in_progress" });
    }
    const marked = await (await submit({ ...written, act: "rma", value: "no" })).text();
    expect(marked).toContain(">a &lt; b</textarea>");
    await submit({ act: "status", status: "open" });
  });

  it("can't set the status of a ticket that was changed meanwhile", async () => {
    const from = /name="from" value="([^"]+)"/.exec(await read())?.[1] ?? "";
    expect(from).toBe("open");
    await customer.send("POST", `${api}${id}/close/`, { rating: 5 });
    const refused = await submit({ act: "status", from, status: "in_progress" });
    const text = await refused.text();
    expect(text).toContain("This ticket has changed. Check its status, then try again.");
    expect(text).toContain('name="from" value="closed"');
    expect(await get()).toMatchObject({ status: "closed", rating: 5 });
    // Submitting the same form twice must succeed both times.
    expect((await submit({ act: "status", from: "closed", status: "open" })).status).toBe(302);
    expect((await submit({ act: "status", from: "closed", status: "open" })).status).toBe(302);
    expect(await get()).toMatchObject({ status: "open", rating: null });
  });

  it("write long replies", async () => {
    expect((await submit({ act: "reply", text: "ü".repeat(190_000) })).status).toBe(302);
    expect(await (await submit({ act: "reply", text: "ü".repeat(200_001) })).text()).toContain(
      "A reply can have at most 200000 characters of HTML.",
    );
  });

  it("set the status and make an RMA of a ticket", async () => {
    await submit({ act: "rma", value: "yes" });
    expect(await get()).toMatchObject({ is_rma: true });
    expect(await read()).toContain("Undo RMA");
    await submit({ act: "rma", value: "no" });
    await submit({ act: "status", status: "closed" });
    expect(await get()).toMatchObject({ is_rma: false, status: "closed", rating: null });
    const text = await read();
    expect(text).toContain("<dd>Closed</dd>");
    expect(text).not.toContain("<textarea");
    expect((await submit({ act: "status", status: "open" }, "/management/tickets/999999/")).status).toBe(404);
  });
});
