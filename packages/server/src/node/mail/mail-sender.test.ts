import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { replyAsStaff } from "../../areas/support";
import { dayMs, minuteMs } from "../../core/clock";
import { mails, tickets } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { claimMail, forgetOldMails, markSent, queueMail } from "../../mail/mail-queue";
import { closeAfterAll, databases } from "../../testing/databases";
import { startSmtp } from "../../testing/start-smtp";
import { testPortal } from "../../testing/test-portal";
import { startMailSender } from "./mail-sender";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const settings = {
  smtpUrl: smtp.url,
  from: "support@portal.example.com",
  portalName: "Compiler Portal",
  portalUrl: "https://portal.example.com",
};
const header = (name: string) =>
  smtp.received.map(({ text }) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]?.trim());

describe.each(databases)("email on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const { clock } = testPortal(db);
  const store = { db, clock };
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    smtp.received.length = 0;
    smtp.response(() => undefined);
    await db.delete(mails);
  });

  const rows = () => db.select().from(mails).orderBy(asc(mails.id));
  const queue = (recipient = "ada@example.com", subject = "A reply") =>
    queueMail(store, { recipient, subject, body: "Hello.\n" });
  /** Sends all due email as a process does at startup, and stops. */
  const sendDue = (smtpUrl = smtp.url) =>
    startMailSender(
      store,
      { ...settings, smtpUrl },
      (sentence) => logged.push(sentence),
      (error) => logged.push(String(error)),
    ).drained();

  it("is sent once, in plain text, to one address, and its text is forgotten", async () => {
    await queue("ada@example.com", "[T-7] Größe,\r\nBcc: all@example.com");
    await sendDue();
    await sendDue();
    expect(smtp.received).toMatchObject([{ from: "support@portal.example.com", to: ["ada@example.com"] }]);
    expect(smtp.received[0]?.text).toMatch(/\r?\n\r?\nHello\.\r?\n$/);
    expect(header("From")).toEqual(["Compiler Portal <support@portal.example.com>"]);
    expect(header("Auto-Submitted")).toEqual(["auto-generated"]);
    expect(header("Bcc")).toEqual([undefined]);
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: clock.now(), failedAt: null, body: "" }]);
    expect(logged).toEqual([]);
  });

  it("is sent once by many processes", async () => {
    for (let at = 0; at < 12; at += 1) await queue(`person${at}@example.com`);
    await Promise.all(Array.from({ length: 4 }, () => sendDue()));
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, at) => `person${at}@example.com`).sort(),
    );
  });

  it("is sent later when there is no mail server, and given up after two days", async () => {
    await queue();
    await sendDue("smtp://127.0.0.1:1");
    expect(logged).toEqual([expect.stringMatching(/^Email \d+ was not taken \(E[A-Z]+\)\.$/)]);
    await sendDue();
    expect(smtp.received).toEqual([]);
    clock.advance(minuteMs);
    await sendDue();
    expect(smtp.received).toHaveLength(1);

    await queue();
    for (let hours = 0; hours < 72; hours += 1) {
      await sendDue("smtp://127.0.0.1:1");
      clock.advance(60 * minuteMs);
    }
    expect(await rows()).toMatchObject([
      { attempts: 2 },
      { failedAt: expect.any(Date) as Date, sentAt: null, body: "" },
    ]);
    await sendDue();
    expect(smtp.received).toHaveLength(1);
  });

  it("is given up at once when the mail server refuses it for good, and others are sent", async () => {
    await queue("nobody@example.com");
    await queue("ada@example.com");
    smtp.response(({ to }) =>
      to[0] === "busy@example.com" ? Object.assign(new Error("later"), { responseCode: 450 }) : undefined,
    );
    await queue("busy@example.com");
    await sendDue();
    expect(smtp.received.map(({ to }) => to[0])).toEqual(["ada@example.com", "busy@example.com"]);
    expect((await rows()).map(({ sentAt, failedAt }) => [sentAt !== null, failedAt !== null])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    // The log must contain neither addresses nor the mail server's own words.
    expect(logged).toEqual([
      expect.stringMatching(/^Email \d+ was not taken \(EENVELOPE 550\) and is given up\.$/),
      expect.stringMatching(/^Email \d+ was not taken \(EMESSAGE 450\)\.$/),
    ]);
  });

  it("of a process that died before it sent is sent by another one, once its claim has run out", async () => {
    await queue();
    expect(await claimMail(store)).toMatchObject({ recipient: "ada@example.com" });
    await sendDue();
    expect(smtp.received).toEqual([]);
    clock.advance(10 * minuteMs);
    await sendDue();
    expect(smtp.received).toHaveLength(1);
  });

  it("of a process that died between sending and noting it is sent again with the same Message-ID", async () => {
    await queue();
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === "update"
          ? () => {
              throw new Error("the process is gone");
            }
          : (Reflect.get(target, name) as unknown),
    });
    await startMailSender(
      { db: broken, clock },
      settings,
      () => undefined,
      (error) => logged.push((error as Error).message),
    ).drained();
    expect(logged).toEqual(["the process is gone"]);
    clock.advance(10 * minuteMs);
    await sendDue();
    const ids = header("Message-ID");
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@portal\.example\.com>$/);
  });

  it("that is done with is forgotten after thirty days, and what waits is kept", async () => {
    await queue();
    await queue();
    const sent = await claimMail(store);
    if (sent !== undefined) await markSent(store, sent);
    clock.advance(31 * dayMs);
    await forgetOldMails(store);
    expect(await rows()).toMatchObject([{ sentAt: null }]);
  });

  describe("about a reply", () => {
    const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
    const reply = async (facts: Partial<typeof users.$inferInsert>, key?: string) => {
      await db.update(users).set({ contactEmail: "", acceptsUserEmails: true, ...facts });
      const [ticket] = await db.select().from(tickets).orderBy(asc(tickets.id));
      await db.update(tickets).set({ status: "open" });
      const text = "<p>Use <code>-O2</code>.</p><script>x</script>";
      await replyAsStaff({ ...store, mail }, ticket?.id ?? 0, {
        authorName: "Priya Nair",
        text,
        isHtml: true,
        idempotencyKey: key,
      });
      return ticket;
    };

    it("goes to the contact address with the reply's text and a link", async () => {
      const ticket = await reply({ contactEmail: "lab@example.org" });
      expect(await rows()).toMatchObject([
        {
          recipient: "lab@example.org",
          subject: `[T-${ticket?.id}] ${ticket?.subject}`,
          body: `Priya Nair replied to your support ticket T-${ticket?.id}, “${ticket?.subject}”.\n\nUse -O2.\n\nRead it and reply here: https://portal.example.com/app/support/${ticket?.id}\nReplies to this email aren't read.\n\nCompiler Portal`,
        },
      ]);
    });

    it("says of an RMA that it can be read, since nobody can reply to it, and keeps its status", async () => {
      const before = await db.select({ id: tickets.id, isRma: tickets.isRma }).from(tickets);
      await db.update(tickets).set({ isRma: true });
      try {
        const ticket = await reply({});
        const [mailed] = await rows();
        expect(mailed?.body).toContain(`Read it here: https://portal.example.com/app/support/${ticket?.id}\n`);
        expect(
          await db
            .select()
            .from(tickets)
            .where(eq(tickets.id, ticket?.id ?? 0)),
        ).toMatchObject([{ status: "open", isRma: true }]);
      } finally {
        for (const { id, isRma } of before) await db.update(tickets).set({ isRma }).where(eq(tickets.id, id));
      }
    });

    it("goes to the account's address where there is no other, and once for one submission", async () => {
      await reply({}, "form");
      await reply({}, "form");
      expect(await rows()).toMatchObject([{ recipient: "customer@example.com" }]);
    });

    it("is not sent to users who turned off email", async () => {
      await reply({ acceptsUserEmails: false });
      expect(await rows()).toEqual([]);
    });
  });
});
