import { asc, desc, eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { queueExpiryNotices } from "../areas/licenses";
import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { cartRows } from "../db/tables/cart";
import { licenseNotices, licenses } from "../db/tables/licenses";
import { orderRows, orders } from "../db/tables/orders";
import { mails } from "../db/tables/support";
import { users } from "../db/tables/viewer";
import { startMailSender } from "../node/mail/mail-sender";
import { accountId } from "./account-id";
import { readMail } from "./read-mail";
import type { startSmtp } from "./start-smtp";
import { testPortal } from "./test-portal";

export const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
/** The account that owns the expiring licenses. */
export const email = "customer@example.com";

/** A portal that queues license expiry notices and sends them to a mail server. Each test starts without any. */
export async function noticePortal(db: Database, smtp: Awaited<ReturnType<typeof startSmtp>>) {
  const settings = { ...mail, smtpUrl: smtp.url, from: "support@portal.example.com" };
  const portal = testPortal(db, { mail });
  const { clock } = portal;
  const store = { db, clock };
  const ownerId = await accountId(db, email);
  const logged: string[] = [];

  beforeEach(async () => {
    smtp.received.length = 0;
    logged.length = 0;
    for (const table of [mails, licenseNotices, cartRows, orderRows, orders]) await db.delete(table);
    // All other licenses end long after the test.
    await db.update(licenses).set({ expiresAt: addMs(clock.now(), 4_000 * dayMs) });
    await db.update(users).set({ acceptsUserEmails: true, contactEmail: "", language: null, isActive: true });
  });

  const run = () => queueExpiryNotices(store, mail);
  const rows = () => db.select().from(mails).orderBy(asc(mails.id));
  const noticed = async () =>
    (await db.select().from(licenseNotices).orderBy(asc(licenseNotices.createdAt), desc(licenseNotices.step))).map(
      ({ step }) => step,
    );
  const give = async (serialNumber: string, days: number, more: Partial<typeof licenses.$inferInsert> = {}) => {
    const now = clock.now();
    const [license] = await db
      .insert(licenses)
      .values({
        serialNumber,
        type: "pro",
        remoteServices: true,
        ownerId,
        activatedAt: now,
        termStartedAt: now,
        expiresAt: addMs(now, days * dayMs),
        createdAt: now,
        ...more,
      })
      .returning();
    if (license === undefined) throw new Error("The license was not written");
    return license;
  };
  const setOwner = (facts: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(facts).where(eq(users.id, ownerId));
  const putInCart = (licenseGuid: string) =>
    db
      .insert(cartRows)
      .values({ ownerId, licenseGuid, licenseType: "pro", years: 1, onlineCompile: true, createdAt: clock.now() });
  const sendDue = (smtpUrl = smtp.url, database = db) =>
    startMailSender(
      { db: database, clock },
      { ...settings, smtpUrl },
      (sentence) => logged.push(sentence),
      (error) => logged.push(String(error)),
    ).drained();
  const received = () => smtp.received.map(({ text }) => readMail(text));

  return { portal, clock, store, ownerId, logged, run, rows, noticed, give, setOwner, putInCart, sendDue, received };
}
