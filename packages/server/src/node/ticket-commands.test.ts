import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ticket, TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { afterAll, describe, expect, it } from "vitest";
import { files as fileRows } from "../db/tables/files";
import { mails } from "../db/tables/support";
import { demoTickets } from "../demo/tickets";
import { databaseFiles } from "../files/database-files";
import { closeAfterAll, databases } from "../testing/databases";
import { imageBytes } from "../testing/images";
import { testPortal } from "../testing/test-portal";
import { ownFiles } from "./named-file";
import { readReply, readRma, readStatus, readTickets } from "./ticket-commands";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-tickets-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const page = write("reply.html", "<p>See the <b>picture</b>.</p><script>alert(1)</script>");
const picture = write("wave 1.png", imageBytes("png"));

describe.each(databases)("the ticket commands on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
  const stores = { db, clock: portal.clock, files: databaseFiles, mail };
  const commands = {
    tickets: readTickets,
    reply: (args: string[], usage: string) => readReply(args, ownFiles, usage),
    status: readStatus,
    rma: readRma,
  };
  const run = async (command: keyof typeof commands, ...args: string[]) => commands[command](args, "usage")(stores);
  const api = "/api/webapp/v1/tickets/";
  const [newest] = await customer.getList<Ticket>(api);
  const id = newest?.id ?? 0;
  const get = async () => (await customer.getJson(`${api}${id}/`)) as Ticket;

  it("list all tickets, those of a status, and one with all that was written", async () => {
    expect((await run("tickets")).split("\n")).toHaveLength(demoTickets.length);
    const waiting = (await run("tickets", "--status", "waiting_for_customer")).split("\n");
    expect(waiting).toEqual([
      expect.stringMatching(/^T-\d+ {2}waiting_for_customer +20.*customer@example\.com {2}Timing isn't met/),
    ]);
    const long = demoTickets.findIndex(({ messages }) => messages?.length === 60) + 1;
    expect((await run("tickets", String(long))).split("\n")).toHaveLength(63);
    await db.delete(mails);
  });

  it("reply with text or HTML and files, which the customer sees, and which queue an email", async () => {
    expect(await run("reply", `T-${id}`, "--as", "Priya Nair", "--text", "a < b")).toBe(
      `T-${id} has your reply and is now waiting_for_customer.`,
    );
    await run(
      "reply",
      String(id),
      "--as",
      "Priya Nair",
      "--file",
      page,
      "--attach",
      picture,
      "--status",
      "in_progress",
    );
    const comments = await customer.getList<TicketComment>(`${api}${id}/comments/`);
    expect(comments.slice(-2)).toMatchObject([
      { content: "<p>a &lt; b</p>", created_by_customer: false, author_name: "Priya Nair", is_new: true },
      { content: "<p>See the <b>picture</b>.</p>" },
    ]);
    expect(await customer.getList<TicketAttachment>(`${api}${id}/attachments/`)).toMatchObject([
      { filename: "wave 1.png", type: "image/png", created_by_customer: false },
    ]);
    expect((await get()).status).toBe("in_progress");
    expect(await db.$count(mails)).toBe(2);
  });

  it("set the status, and make an RMA of a ticket", async () => {
    expect(await run("status", String(id), "closed")).toBe(`T-${id} is now closed.`);
    expect(await get()).toMatchObject({ status: "closed", closed_at: portal.clock.now().toISOString() });
    const before = await db.$count(fileRows);
    await expect(run("reply", String(id), "--as", "A", "--text", "More", "--attach", picture)).rejects.toThrow(
      "This ticket is closed. Open it again first.",
    );
    expect(await db.$count(fileRows)).toBe(before);
    await run("status", String(id), "open");
    expect(await run("rma", String(id))).toBe(`T-${id} is now an RMA.`);
    expect((await get()).is_rma).toBe(true);
    expect(await run("rma", String(id), "--undo")).toBe(`T-${id} is no longer an RMA.`);
    expect(await get()).toMatchObject({ is_rma: false, status: "open" });
  });

  it.each<[keyof typeof commands, string[], string]>([
    ["tickets", ["1", "2"], "tickets takes one number at most."],
    ["tickets", ["--status", "new"], "The status must be one of open, in_progress, waiting_for_customer, closed."],
    ["tickets", ["999999"], "There is no ticket T-999999."],
    ["reply", [], "reply needs a ticket's number."],
    ["reply", ["x", "--as", "A", "--text", "b"], "A ticket's number looks like T-12."],
    ["reply", ["1", "--text", "b"], "--as needs the name that the customer sees."],
    ["reply", ["1", "--as", "A"], "reply needs --text or --file."],
    ["reply", ["1", "--as", "A", "--text", "b", "--file", page], "reply needs --text or --file."],
    ["reply", ["1", "--as", "A", "--file", join(folder, "none.html")], "cannot be read (ENOENT)."],
    ["reply", ["1", "--as", "A", "--text", "b", "--attach", folder], "is not a file."],
    ["reply", ["999999", "--as", "A", "--text", "b"], "There is no ticket T-999999."],
    ["status", ["1"], "The status must be one of"],
    ["status", ["1", "open", "now"], "status needs a ticket's number and its new status."],
    ["rma", ["1", "--do"], "Unknown option '--do'"],
  ])("refuse %s %j", async (command, args, sentence) => {
    const before = [await db.$count(fileRows), await db.$count(mails)];
    await expect((async () => run(command, ...args))()).rejects.toThrow(sentence);
    expect([await db.$count(fileRows), await db.$count(mails)]).toEqual(before);
  });
});
