import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ticketComments, tickets } from "../../db/tables/support";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { ticketCalls, ticketsPath } from "../../testing/ticket-calls";
import { getWholeTicket, replyAsStaff, setTicketStatus } from ".";

describe.each(databases)("comments and replies on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const store = { db, clock: portal.clock };
  const customer = await portal.signedIn("customer@example.com");
  const { newTicket, get, commentsOf, comment, close, reply, newReplies } = ticketCalls(portal, customer);

  describe("comments", () => {
    it("are escaped paragraphs by the customer, and sanitized HTML by staff, the oldest first", async () => {
      const id = await newTicket();
      await comment(id, "a < b\nc\n\nd");
      await reply(id, "<p onclick=alert(1)>Try <code>-O2</code>.<script>alert(1)</script></p>");
      expect(await commentsOf(id)).toMatchObject([
        {
          content: "<p>a &lt; b<br>c</p><p>d</p>",
          created_by_customer: true,
          author_name: "Elena Marchetti",
          is_new: false,
        },
        {
          content: "<p>Try <code>-O2</code>.</p>",
          created_by_customer: false,
          author_name: "Priya Nair",
          is_new: true,
        },
      ]);
    });

    it("open a ticket again that was waiting for the customer, and only such a one", async () => {
      const id = await newTicket();
      await reply(id);
      expect(await get(id)).toMatchObject({ status: "waiting_for_customer" });
      await comment(id, "It helped.");
      expect(await get(id)).toMatchObject({ status: "open" });
      await setTicketStatus(store, id, "in_progress");
      await comment(id, "Thanks.");
      expect(await get(id)).toMatchObject({ status: "in_progress" });
    });

    it("are written once for one submission, even when it is repeated after the ticket was closed", async () => {
      const id = await newTicket();
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => (await comment(id, "Only once.", "k")).status),
      );
      expect(new Set(statuses)).toEqual(new Set([201]));
      await close(id, 3);
      expect((await comment(id, "Only once.", "k")).status).toBe(201);
      expect(await commentsOf(id)).toHaveLength(1);
      expect((await comment(id, "Only once.", "another")).status).toBe(400);
    });

    it.each([
      ["ab", "Comment must be at least 3 characters long"],
      [" \n ", "This field may not be blank."],
      ["a".repeat(20_001), "Ensure this field has no more than 20000 characters."],
    ])("are refused when they are too short or too long", async (content, message) => {
      const id = await newTicket();
      expect(await statusAndBody(comment(id, content))).toEqual([400, { content: [message] }]);
      expect(await commentsOf(id)).toEqual([]);
    });

    it("and a rating at the same time: the ticket is closed, and a comment is refused or there", async () => {
      const id = await newTicket();
      const [commented, rated] = await Promise.all([comment(id, "One more thing"), close(id, 5)]);
      expect(rated.status).toBe(200);
      expect(await commentsOf(id)).toHaveLength(commented.status === 201 ? 1 : 0);
    });
  });

  describe("replies", () => {
    it("are new until they are seen, up to the one that was seen", async () => {
      const id = await newTicket();
      const before = await newReplies();
      await reply(id, "<p>One</p>");
      await reply(id, "<p>Two</p>");
      expect([await newReplies(), (await get(id)).new_replies_count]).toEqual([before + 2, 2]);
      const [first] = await commentsOf(id);
      const seen = (commentId: unknown) =>
        customer.send("POST", `${ticketsPath}${id}/seen/`, { comment_id: commentId });
      expect((await seen(first?.id)).status).toBe(204);
      expect((await commentsOf(id)).map(({ is_new }) => is_new)).toEqual([false, true]);
      const [, second] = await commentsOf(id);
      await seen(second?.id);
      // Marking an older comment as seen doesn't make newer ones unseen.
      await seen(first?.id);
      expect([await newReplies(), (await get(id)).new_replies_count]).toEqual([before, 0]);
      for (const wrong of [0, -1, 1.5, 2 ** 40, 1])
        expect(await statusAndBody(seen(wrong))).toEqual([
          400,
          { comment_id: ["This isn't a comment on this ticket."] },
        ]);
    });

    it("stay new when an administrator reads them as the customer", async () => {
      const id = await newTicket();
      await reply(id);
      const [written] = await commentsOf(id);
      const admin = await portal.signedIn("admin@example.com");
      const [account] = await db.select({ owner: tickets.ownerId }).from(tickets).where(eq(tickets.id, id));
      await admin.fetch(`/user/impersonate/${account?.owner}/`, {
        method: "POST",
        body: new URLSearchParams({ csrfmiddlewaretoken: admin.cookies.get("csrftoken") ?? "" }),
      });
      expect((await admin.send("POST", `${ticketsPath}${id}/seen/`, { comment_id: written?.id })).status).toBe(204);
      expect((await get(id)).new_replies_count).toBe(1);
    });

    it("are refused on a closed ticket, which staff can open again without its rating", async () => {
      const id = await newTicket();
      await close(id, 1);
      await expect(reply(id)).rejects.toThrow("This ticket is closed. Open it again first.");
      await setTicketStatus(store, id, "open");
      expect(await get(id)).toMatchObject({ status: "open", rating: null, closed_at: null });
      await reply(id);
      await setTicketStatus(store, id, "closed");
      expect(await get(id)).toMatchObject({
        status: "closed",
        rating: null,
        closed_at: portal.clock.now().toISOString(),
      });
    });

    it("need a text, also once nothing harmful is left of it", async () => {
      const id = await newTicket();
      for (const text of ["", "  ", "<script>alert(1)</script>", "<p></p>"])
        await expect(reply(id, text)).rejects.toThrow("Enter a reply.");
      await expect(reply(999_999)).rejects.toThrow("not-found");
      expect((await getWholeTicket(store, id)).comments).toEqual([]);
    });

    it("are written once for one submission", async () => {
      const id = await newTicket();
      const once = {
        authorName: "Priya Nair",
        text: "Once",
        isHtml: false,
        idempotencyKey: "form",
        status: "closed" as const,
      };
      await replyAsStaff(store, id, once);
      await replyAsStaff(store, id, once);
      expect(await db.$count(ticketComments, eq(ticketComments.ticketId, id))).toBe(1);
    });
  });
});
