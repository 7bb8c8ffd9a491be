import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs, minuteMs } from "../../core/clock";
import { cartRows } from "../../db/tables/cart";
import { licenses } from "../../db/tables/licenses";
import { mails } from "../../db/tables/support";
import { closeAfterAll, databases } from "../../testing/databases";
import { noticePortal } from "../../testing/notice-portal";
import { startSmtp } from "../../testing/start-smtp";

const smtp = await startSmtp();
afterAll(() => smtp.close());
/** Nothing listens on this port. */
const nowhere = "smtp://127.0.0.1:1";

describe.each(databases)("an expiry notice that waits for the mail server on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const { clock, portal, logged, run, rows, noticed, give, setOwner, putInCart, sendDue, received } =
    await noticePortal(db, smtp);
  /** Queues the due notices, and fails to send them. */
  const wait = async () => {
    expect(await run()).toBe(1);
    await sendDue(nowhere);
    expect([logged.length, smtp.received.length]).toEqual([1, 0]);
  };
  /** Sends email again at a later time. */
  const sendAfter = async (ms: number) => {
    clock.advance(ms);
    await sendDue();
    expect(logged).toHaveLength(1);
  };
  const rowsOf = (text: string) => text.split(/\r?\n/).filter((line) => line.startsWith("- "));
  const renew = (guid: string) =>
    db
      .update(licenses)
      .set({ expiresAt: addMs(clock.now(), 700 * dayMs) })
      .where(eq(licenses.guid, guid));

  beforeEach(() => smtp.response(() => undefined));

  it("is not sent once the user has turned notifications off by link, and comes if they are turned on again", async () => {
    await give("UNSUBSCRIBED", 20.5);
    await wait();
    const path = new URL((await rows())[0]?.unsubscribeUrl ?? "").pathname;
    const response = await portal.browser().fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example.net" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    await sendAfter(minuteMs);
    expect([smtp.received, await rows(), await run()]).toEqual([[], [], 0]);
    await setOwner({ acceptsUserEmails: true });
    expect([await run(), await run()]).toEqual([1, 0]);
    await sendAfter(0);
    expect([smtp.received.length, await noticed()]).toEqual([1, [30]]);
  });

  it("is not sent to an account that was deactivated", async () => {
    await give("DEACTIVATED", 20.5);
    await wait();
    await setOwner({ isActive: false });
    await sendAfter(minuteMs);
    expect([smtp.received, await rows()]).toEqual([[], []]);
  });

  it("is not sent once the licenses are renewed, and leaves out those that are", async () => {
    const { guid } = await give("RENEWED", 20.5);
    await give("TRIAL", 25.5, { isTrial: true });
    await wait();
    await renew(guid);
    clock.advance(minuteMs);
    await sendDue(nowhere);
    logged.pop();
    await sendAfter(5 * minuteMs);
    const [sent] = received();
    expect(rowsOf(sent?.text ?? "")).toEqual([expect.stringMatching(/^- TRIAL TRIAL expires on .*, in 25 days$/)]);
    expect(sent?.header("Subject")).toMatch(/^Your TRIAL license expires on /);
    expect(sent?.text).toContain("You can't renew a trial.");

    clock.advance(2 * dayMs);
    const later = await give("LATER", 20.5);
    logged.length = 0;
    smtp.received.length = 0;
    await wait();
    await renew(later.guid);
    await sendAfter(minuteMs);
    // Only the row of the email that was sent is left.
    expect([smtp.received.length, (await rows()).length]).toEqual([0, 1]);
  });

  it("is not sent while a renewal is in the cart, and comes if it is taken out again", async () => {
    const { guid } = await give("IN-CART", 20.5);
    await wait();
    await putInCart(guid);
    await sendAfter(minuteMs);
    expect([smtp.received.length, await rows(), await run()]).toEqual([0, [], 0]);
    await db.delete(cartRows);
    expect([await run(), await run()]).toEqual([1, 0]);
    await sendAfter(0);
    expect([smtp.received.length, await noticed(), await run()]).toEqual([1, [30], 0]);
  });

  it("is not sent for a license that has expired", async () => {
    await give("EXPIRED", 0.5);
    await wait();
    await sendAfter(dayMs);
    expect([smtp.received, await rows()]).toEqual([[], []]);
  });

  it("counts the days when it is sent, and covers everything that is due then", async () => {
    const first = await give("COUNTED", 31.5);
    await wait();
    clock.advance(2 * dayMs);
    const second = await give("NEW", 6.5);
    await sendAfter(0);
    const day = (date: Date | null) => date?.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    expect(received().map(({ text }) => rowsOf(text))).toEqual([
      [
        `- PRO NEW expires on ${day(second.expiresAt)}, in 6 days`,
        `- PRO COUNTED expires on ${day(first.expiresAt)}, in 29 days`,
      ],
    ]);
    // The email was the notice of 30 days, too, and the only one for a day.
    clock.advance(dayMs + minuteMs);
    expect([await run(), await noticed()]).toEqual([0, [30, 7]]);
  });

  it("comes once a day at most, even if no server ran for a week meanwhile", async () => {
    await give("WEEK", 31.5);
    expect(await run()).toBe(1);
    clock.advance(7 * dayMs);
    await give("STARTED", 6.5);
    expect(await run()).toBe(0);
    await sendDue();
    expect(received().map(({ text }) => rowsOf(text).length)).toEqual([2]);
    await give("AFTER", 6.5);
    clock.advance(dayMs - 1);
    expect(await run()).toBe(0);
    clock.advance(1);
    expect(await run()).toBe(1);
  });

  it("goes to the address and in the language that the account has by then", async () => {
    await give("MOVED", 20.5);
    await wait();
    await setOwner({ contactEmail: "lab@example.org", language: "it" });
    await sendAfter(minuteMs);
    expect(smtp.received.map(({ to }) => to)).toEqual([["lab@example.org"]]);
    expect(received()[0]?.header("Subject")).toMatch(/^La tua licenza PRO scade il /);
    expect(await rows()).toMatchObject([{ recipient: "lab@example.org", body: "", attempts: 2 }]);
  });

  it("that an earlier version of the portal wrote is written again", async () => {
    await give("OLDER", 20.5);
    expect(await run()).toBe(1);
    await db.update(mails).set({ subject: "Your license expires", body: "in 90 days", html: "<p>in 90 days</p>" });
    await sendDue();
    expect([received()[0]?.text, received()[0]?.html].join("")).not.toContain("90 days");
  });

  it("is not told again if an attempt that failed may have delivered it", async () => {
    const { guid } = await give("DELIVERED", 20.5);
    expect(await run()).toBe(1);
    // The process ends after the mail server took the email, before it is marked as sent.
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === "update"
          ? () => {
              throw new Error("the process is gone");
            }
          : (Reflect.get(target, name) as unknown),
    });
    await sendDue(smtp.url, broken);
    expect([smtp.received.length, logged]).toEqual([1, ["Error: the process is gone"]]);
    await putInCart(guid);
    clock.advance(10 * minuteMs);
    await sendDue(nowhere);
    expect([smtp.received.length, await rows()]).toEqual([1, []]);
    await db.delete(cartRows);
    clock.advance(2 * dayMs);
    expect([await run(), await noticed()]).toEqual([0, [30]]);
  });

  it("is told again if the mail server refused it until a renewal was in the cart", async () => {
    const { guid } = await give("BUSY", 20.5);
    expect(await run()).toBe(1);
    smtp.response(() => Object.assign(new Error("later"), { responseCode: 450 }));
    await sendDue();
    await putInCart(guid);
    smtp.response(() => undefined);
    await sendAfter(minuteMs);
    expect(await rows()).toEqual([]);
    await db.delete(cartRows);
    expect(await run()).toBe(1);
  });

  it("is sent once if a process dies while it decides", async () => {
    await give("DECIDED", 20.5);
    expect(await run()).toBe(1);
    let transactions = 0;
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === "transaction"
          ? (act: (tx: unknown) => Promise<unknown>) =>
              db.transaction(async (tx) => {
                const result = await act(tx);
                // The first transaction claims the email, the second one writes it.
                if (++transactions === 2) throw new Error("the process is gone");
                return result;
              })
          : (Reflect.get(target, name) as unknown),
    });
    await sendDue(smtp.url, broken);
    expect([smtp.received.length, await noticed(), await run()]).toEqual([0, [30], 0]);
    clock.advance(10 * minuteMs);
    await sendDue();
    await sendDue();
    expect([smtp.received.length, await noticed(), await run()]).toEqual([1, [30], 0]);
  });
});
