import type { Ticket } from "@gatehouse/contract/support";
import { describe, expect, it } from "vitest";
import { minuteMs } from "../../core/clock";
import { tickets } from "../../db/tables/support";
import { demoTickets } from "../../demo/tickets";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { attachmentCalls, formOf, question, ticketCalls, ticketsPath } from "../../testing/ticket-calls";
import { setTicketRma, setTicketStatus } from ".";

describe.each(databases)("tickets on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const store = { db, clock: portal.clock };
  const customer = await portal.signedIn("customer@example.com");
  const other = await portal.signedIn("manager@example.com");
  const { create, newTicket, get, comment, close } = ticketCalls(portal, customer);
  const { add } = attachmentCalls(portal, customer);

  describe("a ticket", () => {
    it("is opened with what was typed, escaped, and is the newest in the list", async () => {
      const [status, body] = await create();
      expect([status, body]).toEqual([201, { id: expect.any(Number) as number }]);
      const { id } = body as { readonly id: number };
      const now = portal.clock.now().toISOString();
      const listed = {
        id,
        ticket_no: `T-${id}`,
        subject: "Timing isn't met",
        status: "open",
        is_rma: false,
        created_at: now,
        updated_at: now,
        license_type: "pro",
        os: "win11",
        software_version: "v5.2.0",
        closed_at: null,
        rating: null,
        new_replies_count: 0,
      };
      expect(await get(id)).toEqual({
        ...listed,
        description: "<p>Two net paths &lt;b&gt;aren&#x27;t&lt;/b&gt; met.</p><p>Which option helps?</p>",
      });
      expect((await customer.getList<Ticket>(ticketsPath))[0]).toEqual(listed);
    });

    it("that waits for its customer is open again with a new file, and no other is", async () => {
      const id = await newTicket();
      const status = async () => (await get(id)).status;
      await setTicketStatus(store, id, "waiting_for_customer");
      await add(id, formOf(["build.log", "x"]), "log");
      expect(await status()).toBe("open");
      await setTicketStatus(store, id, "waiting_for_customer");
      // A repeated upload must not reopen the ticket.
      await add(id, formOf(["build.log", "x"]), "log");
      expect(await status()).toBe("waiting_for_customer");
      await setTicketStatus(store, id, "in_progress");
      await add(id, formOf(["again.log", "y"]));
      expect(await status()).toBe("in_progress");
    });

    it("is opened once for one submission, even if sent repeatedly", async () => {
      const before = await db.$count(tickets);
      const responses = await Promise.all(Array.from({ length: 8 }, () => create(question, "same")));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
      expect(await db.$count(tickets)).toBe(before + 1);
    });

    it.each([
      [{ subject: " ab " }, { subject: ["Subject must be at least 3 characters long"] }],
      [{ subject: "" }, { subject: ["This field may not be blank."] }],
      [{ subject: "a".repeat(201) }, { subject: ["Ensure this field has no more than 200 characters."] }],
      [{ description: "It broke" }, { description: ["Message must be at least 10 characters long"] }],
      [
        { software_version: "v".repeat(101) },
        { software_version: ["Ensure this field has no more than 100 characters."] },
      ],
      [{ license_type: "gold" }, { license_type: ['"gold" is not a valid choice.'] }],
      [{ os: "beos" }, { os: ['"beos" is not a valid choice.'] }],
    ])("is not opened with %j", async (wrong, fields) => {
      const before = await db.$count(tickets);
      expect(await create({ ...question, ...wrong })).toEqual([400, fields]);
      expect(await db.$count(tickets)).toBe(before);
    });

    it("lists all wrong fields at once, also where others are missing", async () => {
      expect(await create({ subject: "ab", license_type: "pro", os: "beos" })).toEqual([
        400,
        {
          subject: ["Subject must be at least 3 characters long"],
          description: ["This field is required."],
          os: ['"beos" is not a valid choice.'],
        },
      ]);
      expect(await create({ ...question, subject: "ab", description: "It broke", os: 11 })).toEqual([
        400,
        {
          subject: ["Subject must be at least 3 characters long"],
          description: ["Message must be at least 10 characters long"],
          os: ['"11" is not a valid choice.'],
        },
      ]);
    });

    it("needs no version", async () => {
      const { software_version: _, ...body } = question;
      const [status, opened] = await create(body);
      expect(status).toBe(201);
      expect(await get((opened as { readonly id: number }).id)).toMatchObject({ software_version: null });
    });

    it("has a subject of one line", async () => {
      const [, body] = await create({ ...question, subject: "Timing\r\nBcc: all@example.com" });
      expect((await get((body as { readonly id: number }).id)).subject).toBe("Timing Bcc: all@example.com");
    });

    it("is closed once, with a rating, and takes nothing more", async () => {
      const id = await newTicket();
      for (const rating of [0, 6, 2.5])
        expect(await statusAndBody(close(id, rating))).toEqual([
          400,
          { rating: [`"${rating}" is not a valid choice.`] },
        ]);
      portal.clock.advance(minuteMs);
      expect((await close(id, 4)).status).toBe(200);
      const now = portal.clock.now().toISOString();
      expect(await get(id)).toMatchObject({ status: "closed", rating: 4, closed_at: now, updated_at: now });
      const refusal = [400, { detail: "This ticket is closed." }];
      expect(await statusAndBody(close(id, 5))).toEqual(refusal);
      expect(await statusAndBody(comment(id, "One more thing"))).toEqual(refusal);
      expect(await get(id)).toMatchObject({ rating: 4 });
    });

    it("that is an RMA can only be read", async () => {
      const id = await newTicket();
      await setTicketRma(store, id, true);
      const refusal = [400, { detail: "This ticket is an RMA. Follow it on the support site." }];
      expect(await statusAndBody(comment(id, "One more thing"))).toEqual(refusal);
      expect(await statusAndBody(close(id, 5))).toEqual(refusal);
      expect(await get(id)).toMatchObject({ is_rma: true, status: "open" });
      await setTicketRma(store, id, false);
      expect((await comment(id, "One more thing")).status).toBe(201);
    });
  });

  describe("the list", () => {
    it("shows the tickets of the account alone, of every status, the newest first", async () => {
      const reader = await portal.signedIn("manager@example.com");
      expect(await reader.getList<Ticket>(ticketsPath)).toMatchObject([{ subject: "Permission to create a team" }]);
      const all = await customer.getList<Ticket>(ticketsPath);
      const times = all.map(({ created_at }) => created_at);
      expect(times).toEqual([...times].sort().reverse());
      expect(new Set(all.map(({ status }) => status))).toEqual(
        new Set(["open", "in_progress", "waiting_for_customer", "closed"]),
      );
      expect(new Set(all.map(({ rating }) => rating))).toEqual(new Set([null, 1, 2, 3, 4, 5]));
      expect(all.some(({ is_rma }) => is_rma)).toBe(true);
    });

    it("is paged, sorted, and searched by subject", async () => {
      type Page = { readonly count: number; readonly next: string | null; readonly results: Ticket[] };
      const read = async (query: string) => (await customer.getJson(ticketsPath + query)) as Page;
      const { count } = await read("");
      const first = await read("?page=1&page_size=15");
      const second = await read(first.next ?? "");
      expect([first.results.length, first.results.length + second.results.length]).toEqual([15, count]);
      expect((await read("?search=FIFO%20depth")).results.map(({ subject }) => subject)).toEqual([
        "FIFO depth warning on DAQ-64 rev. C",
      ]);
      expect((await read("?search=%25")).results.map(({ subject }) => subject)).toEqual(["Installer stops at 94 %"]);
      const subjects = (await read("?order_by=subject")).results.map(({ subject = "" }) => subject?.toLowerCase());
      expect(subjects).toHaveLength(count);
      expect((await read("?order_by=-subject")).results.map(({ subject = "" }) => subject?.toLowerCase())).toEqual(
        subjects.reverse(),
      );
      const closed = await read("?status=CLOSED&page=1&page_size=5");
      expect(new Set(closed.results.map(({ status }) => status))).toEqual(new Set(["closed"]));
      const more = await read(closed.next ?? "");
      expect(new Set(more.results.map(({ status }) => status))).toEqual(new Set(["closed"]));
      expect(closed.count).toBeGreaterThan(demoTickets.filter(({ status }) => status === "closed").length - 1);
      expect((await read("?status=nonsense")).results).toEqual([]);
    });
  });

  it("is for accounts with support-plus, and shows nobody another's ticket", async () => {
    const id = await newTicket();
    const member = await portal.signedIn("member@example.com");
    const paths = ["", `${id}/`, `${id}/comments/`, `${id}/attachments/`].map((path) => ticketsPath + path);
    for (const path of [...paths, "/api/webapp/v1/tickets-new-replies/", "/api/webapp/v1/ticket-limits/"])
      expect(await statusAndBody(member.fetch(path))).toEqual([
        403,
        { detail: "Support tickets need a support-plus account." },
      ]);
    expect((await create(question, undefined, member))[0]).toBe(403);
    for (const path of paths.slice(1)) expect((await other.fetch(path)).status).toBe(404);
    for (const [path, body] of [
      ["comments/", { content: "Not mine" }],
      ["close/", { rating: 1 }],
      ["seen/", { comment_id: 1 }],
    ] as const)
      expect((await other.send("POST", `${ticketsPath}${id}/${path}`, body)).status).toBe(404);
    expect(await get(id)).toMatchObject({ status: "open" });
  });
});
