import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { queueExpiryNotices } from "../../areas/licenses";
import { addMs, dayMs, minuteMs } from "../../core/clock";
import { cartRows } from "../../db/tables/cart";
import { licenses } from "../../db/tables/licenses";
import { orderRows, orders } from "../../db/tables/orders";
import { mails } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { closeAfterAll, databases } from "../../testing/databases";
import { email, mail, noticePortal } from "../../testing/notice-portal";
import { readMail } from "../../testing/read-mail";
import { startSmtp } from "../../testing/start-smtp";

const smtp = await startSmtp();
afterAll(() => smtp.close());

describe.each(databases)("notices of licenses that end on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const { portal, clock, ownerId, logged, run, rows, noticed, give, sendDue, putInCart, received } = await noticePortal(
    db,
    smtp,
  );

  it("come when 60, 30 and 7 days are left, each once", async () => {
    // Half a day more than whole days, as the portal counts them.
    const { guid } = await give(`STEPS-${crypto.randomUUID()}`, 62.5);
    const queuedAfter = async (days: number) => {
      clock.advance(days * dayMs);
      return [await run(), await run()];
    };
    expect(await queuedAfter(1)).toEqual([0, 0]);
    expect(await queuedAfter(1)).toEqual([1, 0]);
    await sendDue();
    expect(await queuedAfter(29)).toEqual([0, 0]);
    expect(await queuedAfter(1)).toEqual([1, 0]);
    await sendDue();
    expect(await queuedAfter(22)).toEqual([0, 0]);
    expect(await queuedAfter(1)).toEqual([1, 0]);
    await sendDue();
    expect(smtp.received.map(({ text }) => / in (\d+ days)/.exec(readMail(text).text)?.[1])).toEqual([
      "60 days",
      "30 days",
      "7 days",
    ]);
    expect(await queuedAfter(6)).toEqual([0, 0]);
    // The license has expired.
    expect(await queuedAfter(3)).toEqual([0, 0]);
    expect(await noticed()).toEqual([60, 30, 7]);
    // A renewal starts a new term.
    await db
      .update(licenses)
      .set({ expiresAt: addMs(clock.now(), 20 * dayMs) })
      .where(eq(licenses.guid, guid));
    expect(await queuedAfter(0)).toEqual([1, 0]);
    expect(await noticed()).toEqual([60, 30, 7, 30]);
  });

  it("come one day late, each once, if no server ran on the day itself", async () => {
    await give(`MISSED-${crypto.randomUUID()}`, 61.5);
    expect(await run()).toBe(0);
    for (const days of [2, 30, 23]) {
      clock.advance(days * dayMs);
      expect([await run(), await run()]).toEqual([1, 0]);
      await sendDue();
    }
    expect(await noticed()).toEqual([60, 30, 7]);
  });

  it("catch up with the most urgent step alone after a time without a server", async () => {
    await give(`LATE-${crypto.randomUUID()}`, 5);
    expect([await run(), await noticed()]).toEqual([1, [7]]);
    clock.advance(2 * dayMs);
    expect(await run()).toBe(0);
  });

  it("come as one email for all licenses of an account, in text and HTML, with a way to turn them off", async () => {
    const [one, two] = [await give("PRO-ONE-<1>", 40), await give("TRIAL-TWO", 6.5, { isTrial: true })];
    await db.update(users).set({ contactEmail: "lab@example.org" }).where(eq(users.id, ownerId));
    expect(await run()).toBe(1);
    await sendDue();
    expect(smtp.received.map(({ to }) => to)).toEqual([["lab@example.org"]]);
    const { header, text, html } = readMail(smtp.received[0]?.text ?? "");
    const day = (date: Date | null) => date?.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect(header("Subject")).toBe("2 of your licenses expire soon");
    expect(text).toContain(
      `- TRIAL TRIAL-TWO expires on ${day(two.expiresAt)}, in 6 days\n- PRO PRO-ONE-<1> expires on ${day(one.expiresAt)}, in 40 days`.replaceAll(
        "\n",
        text.includes("\r\n") ? "\r\n" : "\n",
      ),
    );
    expect(html).toContain("PRO-ONE-&lt;1&gt;");
    expect(text).toContain("You can renew these licenses, except trials.");
    expect(header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const [, address = ""] =
      /^<https:\/\/portal\.example\.com(\/accounts\/email\/unsubscribe\/\S+\/)>$/.exec(
        header("List-Unsubscribe") ?? "",
      ) ?? [];
    expect(text).toContain(mail.portalUrl + address);
    expect(await rows()).toMatchObject([{ body: "", html: null, unsubscribeUrl: null }]);

    // Opening the link must not unsubscribe. The mail program's POST must, without a session or token.
    const accepts = async () =>
      (await db.select({ accepts: users.acceptsUserEmails }).from(users).where(eq(users.id, ownerId)))[0]?.accepts;
    const shown = await portal.browser().fetch(address);
    expect([shown.status, await accepts()]).toEqual([200, true]);
    const altered = address.replace(/.\/$/, (end) => (end.startsWith("0") ? "1/" : "0/"));
    expect((await portal.browser().fetch(altered, { method: "POST", body: "x" })).status).toBe(404);
    expect(await accepts()).toBe(true);
    const response = await portal.browser().fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example.net" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([response.status, await accepts()]).toEqual([200, false]);
    const me = await (await portal.signedIn(email)).getJson("/api/webapp/v1/me/");
    expect(me).toMatchObject({ user_related_emails_accepted: false });
    await give(`MORE-${crypto.randomUUID()}`, 3);
    clock.advance(2 * dayMs);
    expect(await run()).toBe(0);
    await db.delete(licenses).where(eq(licenses.serialNumber, "PRO-ONE-<1>"));
    await db.delete(licenses).where(eq(licenses.serialNumber, "TRIAL-TWO"));
    expect(logged).toEqual([]);
  });

  it("come once a day at most, and what became due meanwhile comes with the next", async () => {
    await give(`FIRST-${crypto.randomUUID()}`, 59);
    expect(await run()).toBe(1);
    await sendDue();
    await give(`SECOND-${crypto.randomUUID()}`, 29);
    await give(`THIRD-${crypto.randomUUID()}`, 6);
    clock.advance(23 * 60 * minuteMs);
    expect(await run()).toBe(0);
    clock.advance(61 * minuteMs);
    expect([await run(), await noticed()]).toEqual([1, [60, 30, 7]]);
  });

  it("do not come while a renewal is in the cart or ordered, or to an inactive account", async () => {
    const { guid } = await give(`RENEWED-${crypto.randomUUID()}`, 20);
    const item = { licenseType: "pro", years: 1, onlineCompile: true } as const;
    const now = clock.now();
    await putInCart(guid);
    expect(await run()).toBe(0);
    await db.delete(cartRows);
    const [order] = await db.insert(orders).values({ ownerId, status: "wq", createdAt: now }).returning();
    await db
      .insert(orderRows)
      .values({ orderGuid: order?.guid ?? "", isRenewal: true, licenseGuid: guid, ...item, quantity: 1 });
    expect(await run()).toBe(0);
    await db.update(orders).set({ status: "ca" });
    await db.update(users).set({ isActive: false });
    expect(await run()).toBe(0);
    await db.update(users).set({ isActive: true, acceptsUserEmails: false });
    expect(await run()).toBe(0);
    await db.update(users).set({ acceptsUserEmails: true });
    expect(await run()).toBe(1);
  });

  it("are queued once by many processes at the same time", async () => {
    await give(`MANY-${crypto.randomUUID()}`, 10);
    const queued = await Promise.all(Array.from({ length: 5 }, run));
    expect([queued.reduce((sum, count) => sum + count, 0), await db.$count(mails)]).toEqual([1, 1]);
  });

  it("are one email even if more becomes due while several processes look", async () => {
    const giveAndRun = async () => {
      await give(`MEANWHILE-${crypto.randomUUID()}`, 10);
      return run();
    };
    await Promise.all(Array.from({ length: 6 }, giveAndRun));
    expect(await db.$count(mails)).toBe(1);
  });

  it("come once a day at most, even if the mail server was away for longer", async () => {
    await give(`DELAYED-${crypto.randomUUID()}`, 59);
    expect(await run()).toBe(1);
    clock.advance(25 * 60 * minuteMs);
    await give(`NEXT-${crypto.randomUUID()}`, 29);
    expect(await run()).toBe(0);
    // The email covers what became due while it waited.
    await sendDue();
    expect([smtp.received.length, await run(), await noticed()]).toEqual([1, 0, [60, 30]]);
    await give(`AFTER-${crypto.randomUUID()}`, 6.5);
    clock.advance(24 * 60 * minuteMs - 1);
    expect(await run()).toBe(0);
    clock.advance(1);
    expect([await run(), await noticed()]).toEqual([1, [60, 30, 7]]);
  });

  it("leave nothing half done if a process dies in between", async () => {
    await give(`BROKEN-${crypto.randomUUID()}`, 10);
    const broken = {
      transaction: (act: (tx: unknown) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await act(tx);
          throw new Error("the process is gone");
        }),
    };
    const failing = new Proxy(db, {
      get: (target, name) => (name === "transaction" ? broken.transaction : (Reflect.get(target, name) as unknown)),
    });
    await expect(queueExpiryNotices({ db: failing, clock }, mail)).rejects.toThrow("the process is gone");
    expect([await db.$count(mails), await noticed()]).toEqual([0, []]);
    expect(await run()).toBe(1);
  });

  it("come in the language of the account's last sign-in", async () => {
    const browser = portal.browser();
    await browser.fetch("/accounts/login/");
    await browser.fetch("/accounts/login/", {
      method: "POST",
      headers: { "Accept-Language": "it-IT" },
      body: new URLSearchParams({
        csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "",
        email,
        password: "gatehouse-demo",
      }),
    });
    const { expiresAt } = await give(`ITALIAN-${crypto.randomUUID()}`, 20);
    expect(await run()).toBe(1);
    const day = expiresAt?.toLocaleDateString("it-IT", { dateStyle: "long", timeZone: "UTC" });
    await sendDue();
    expect(received().map(({ header }) => header("Subject"))).toEqual([`La tua licenza PRO scade il ${day}`]);
  });
});
