import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { queueExpiryNotices } from "../areas/licenses";
import { addMs, dayMs, minuteMs, systemClock } from "../core/clock";
import { cartRows } from "../db/tables/cart";
import { licenseNotices, licenses } from "../db/tables/licenses";
import { orderRows } from "../db/tables/orders";
import { mails } from "../db/tables/support";
import { users } from "../db/tables/viewer";
import { accountId } from "../testing/account-id";
import { killedPortals } from "../testing/killed-portal";
import { startSmtp } from "../testing/start-smtp";
import { startMailSender } from "./mail/mail-sender";

const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };

describe.each(killedPortals)("a server on $name that is killed", ({ create }) => {
  it("while it sends a notice of a license's end leaves one message, and no second notice", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const portal = await create();
    await portal.withDatabase(async (db) => {
      const now = systemClock.now();
      await db.update(users).set({ acceptsUserEmails: true });
      // Without pending renewals, notices are due.
      for (const table of [cartRows, orderRows]) await db.delete(table);
      const ownerId = await accountId(db, "customer@example.com");
      const [license] = await db
        .select({ guid: licenses.guid })
        .from(licenses)
        .where(eq(licenses.ownerId, ownerId))
        .limit(1);
      await db.update(licenses).set({ expiresAt: addMs(now, 4_000 * dayMs) });
      await db
        .update(licenses)
        .set({ expiresAt: addMs(now, 20 * dayMs) })
        .where(eq(licenses.guid, license?.guid ?? ""));
    });
    // The server receives the notice, but never responds.
    smtp.response(() => new Promise(() => undefined));
    const program = portal.start({
      GATEHOUSE_SMTP_URL: smtp.url,
      GATEHOUSE_MAIL_FROM: "support@portal.example.com",
      GATEHOUSE_PUBLIC_URL: mail.portalUrl,
    });
    await smtp.until(1);
    program.kill("SIGKILL");
    await program.ended;
    smtp.response(() => undefined);
    await portal.withDatabase(async (db) => {
      const later = { db, clock: { now: () => addMs(systemClock.now(), 11 * minuteMs) } };
      const logged: unknown[] = [];
      const send = () =>
        startMailSender(
          later,
          { ...mail, smtpUrl: smtp.url, from: "support@portal.example.com" },
          (text) => logged.push(text),
          (error) => logged.push(error),
        ).drained();
      expect(await queueExpiryNotices(later, mail)).toBe(0);
      await Promise.all([send(), send()]);
      const ids = smtp.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
      expect([ids.length, new Set(ids).size, logged]).toEqual([2, 1, []]);
      expect((await db.select().from(licenseNotices)).map(({ step }) => step)).toEqual([30]);
      expect((await db.select().from(mails)).map(({ sentAt }) => sentAt !== null)).toEqual([true]);
    });
  });
});
