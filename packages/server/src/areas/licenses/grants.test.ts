import type { License, LicenseEvent } from "@gatehouse/contract/licenses";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayMs, minuteMs } from "../../core/clock";
import { coupons, licenses } from "../../db/tables/licenses";
import { demoPasswordHash } from "../../demo/accounts";
import { defaultLimits } from "../../http/limits";
import { createCoupon, createUser, verifyDomain } from "../../staff/admin-rules";
import type { Browser } from "../../testing/browser";
import { closeAfterAll, databases } from "../../testing/databases";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";

const api = "/api/webapp/v1";

const redeem = (browser: Browser, code: unknown) =>
  browser.send("POST", `${api}/redeem-coupon/`, { coupon_code: code });
const requestTrial = (browser: Browser) => browser.send("POST", `${api}/request-trial/`);
const owned = (browser: Browser) => browser.getList<License>(`${api}/licenses/`);

async function isGrantable(browser: Browser): Promise<unknown> {
  return (await browser.send("POST", `${api}/trial-grantable/`)).json() as Promise<unknown>;
}

describe.each(databases)("coupons and trials on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  let accounts = 0;

  /** Creates a separate account for each test. */
  async function newAccount(domain = "example.com"): Promise<Browser> {
    const email = `account-${accounts++}@${domain}`;
    await createUser(
      { db, clock: portal.clock },
      { email, passwordHash: demoPasswordHash, isSuperuser: false, groups: [] },
    );
    return portal.signedIn(email);
  }

  const newCoupon = (input: Partial<Parameters<typeof createCoupon>[1]> = {}) =>
    createCoupon(
      { db, clock: portal.clock },
      { type: "pro", isTrial: false, durationDays: 365, expiresAt: null, ...input },
    );

  it("turns a coupon into a license that runs from now", async () => {
    const browser = await newAccount();
    expect(await statusAndBody(redeem(browser, "RDR-VALID-PRO00-00000-00000-000001"))).toEqual([
      200,
      { detail: "Coupon redeemed successfully." },
    ]);
    const [license, ...others] = await owned(browser);
    expect(others).toEqual([]);
    expect(license).toMatchObject({
      type: "pro",
      is_trial: false,
      activated: true,
      expires_in: 365,
      progress: 100,
      remote_services: true,
      is_enterprise: false,
    });
    expect(license?.enabled_user_name).toMatch(/^account-/);
    expect(license?.serial_number).toMatch(/^GC-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const history = (await browser.getJson(`${api}/licenses/${license?.guid ?? ""}/history/`)) as {
      results: LicenseEvent[];
    };
    expect(history.results).toMatchObject([{ type: "activation", duration: 365, duration_measurement_unit: "days" }]);
  });

  it("makes of a smart coupon a smart license, and of a trial's a trial", async () => {
    const browser = await newAccount();
    await redeem(browser, await newCoupon({ type: "smart", durationDays: 90 }));
    await redeem(browser, await newCoupon({ isTrial: true, durationDays: 30 }));
    expect(await owned(browser)).toMatchObject([
      { is_trial: true, expires_in: 30 },
      { type: "smart", is_smart: true, expires_in: 90, remote_services: false },
    ]);
  });

  it("takes a code in any case and with spaces around it", async () => {
    const code = await newCoupon();
    expect(await statusAndBody(redeem(await newAccount(), `\t ${code.toLowerCase()}\n`))).toEqual([
      200,
      { detail: "Coupon redeemed successfully." },
    ]);
  });

  it.each([
    ["unknown", "RDR-AAAAA-AAAAA-AAAAA-AAAAA-AAAAAA", { detail: "This coupon code isn't valid." }],
    ["of another form", "GIFT-CARD-1", { detail: "This coupon code isn't valid." }],
    ["endless", "R".repeat(5_000), { detail: "This coupon code isn't valid." }],
    ["used", "RDR-SPENT-PRO00-00000-00000-000004", { detail: "This coupon has already been used." }],
    ["expired", "RDR-STALE-PRO00-00000-00000-000005", { detail: "This coupon has expired." }],
    ["empty", " ", { coupon_code: ["This field may not be blank."] }],
    ["missing", undefined, { coupon_code: ["This field is required."] }],
    [
      "right but for a zero-width space",
      "RDR-VALID\u200b-PRO00-00000-00000-000001",
      { coupon_code: ["Remove the hidden characters from the coupon code."] },
    ],
    [
      "right but for a byte order mark before it",
      "\ufeffRDR-VALID-PRO00-00000-00000-000001",
      { coupon_code: ["Remove the hidden characters from the coupon code."] },
    ],
    [
      "right but for a NUL",
      "RDR-VALID\0-PRO00-00000-00000-000001",
      { coupon_code: ["Null characters are not allowed."] },
    ],
    ["no text", 7, { coupon_code: ["Not a valid string."] }],
  ])("says of a code that is %s what is the matter, and gives nothing", async (_, code, expected) => {
    const browser = await newAccount();
    expect(await statusAndBody(redeem(browser, code))).toEqual([400, expected]);
    expect(await owned(browser)).toEqual([]);
    expect(await isGrantable(browser)).toEqual({ trial_grantable: true });
  });

  it("takes a coupon up to the moment it expires", async () => {
    const expiresAt = new Date(portal.clock.now().getTime() + dayMs);
    const [onTime, late] = [await newCoupon({ expiresAt }), await newCoupon({ expiresAt })];
    const browser = await newAccount();
    portal.clock.advance(dayMs);
    expect((await redeem(browser, onTime)).status).toBe(200);
    portal.clock.advance(1);
    expect(await statusAndBody(redeem(browser, late))).toEqual([400, { detail: "This coupon has expired." }]);
  });

  it("gives one license for one coupon, however many accounts redeem it at once", async () => {
    const code = await newCoupon();
    const browsers = await Promise.all(Array.from({ length: 50 }, () => newAccount()));
    const responses = await Promise.all(browsers.map((browser) => statusAndBody(redeem(browser, code))));
    expect(responses.filter(([status]) => status === 200)).toHaveLength(1);
    expect(responses.filter(([status]) => status === 400).map(([, body]) => body)).toEqual(
      Array(49).fill({ detail: "This coupon has already been used." }),
    );
    expect((await Promise.all(browsers.map(owned))).flat()).toHaveLength(1);
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
    expect(coupon?.redeemedAt).toEqual(portal.clock.now());
  });

  it("grants a trial of 30 days to an account of a verified domain, once", async () => {
    const browser = await newAccount();
    const { email } = (await browser.getJson(`${api}/me/`)) as { email: string };
    expect(await isGrantable(browser)).toEqual({ trial_grantable: true });
    expect(await statusAndBody(requestTrial(browser))).toEqual([
      200,
      { detail: "Trial license requested successfully." },
    ]);
    expect(await owned(browser)).toMatchObject([
      { is_trial: true, type: "pro", expires_in: 30, remote_services: true },
    ]);
    expect(await isGrantable(browser)).toEqual({ trial_grantable: false });
    expect(await statusAndBody(requestTrial(browser))).toEqual([
      400,
      { detail: "Trials are only for accounts that have never had a license." },
    ]);
    portal.clock.advance(31 * dayMs);
    await browser.signIn(email);
    expect(await isGrantable(browser)).toEqual({ trial_grantable: false });
  });

  it("grants no trial to an account that ever had a license, even a deleted one", async () => {
    const browser = await newAccount();
    await redeem(browser, await newCoupon());
    const [license] = await owned(browser);
    await db.delete(licenses).where(eq(licenses.guid, license?.guid ?? ""));
    expect(await isGrantable(browser)).toEqual({ trial_grantable: false });
    expect((await requestTrial(browser)).status).toBe(400);
  });

  it("grants no trial to a domain that is not verified, nor to one that only ends like it", async () => {
    for (const domain of ["elsewhere.example", "sub.example.com", "notexample.com"]) {
      const browser = await newAccount(domain);
      expect(await isGrantable(browser)).toEqual({ trial_grantable: false });
      expect(await statusAndBody(requestTrial(browser))).toEqual([
        400,
        { detail: "Trials aren't available for your email domain. Contact us to have it verified." },
      ]);
    }
    await verifyDomain({ db, clock: portal.clock }, "Elsewhere.Example");
    expect(await isGrantable(await newAccount("elsewhere.example"))).toEqual({ trial_grantable: true });
  });

  it("grants one trial for any number of simultaneous requests", async () => {
    const browser = await newAccount();
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => requestTrial(browser)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
    expect(await owned(browser)).toHaveLength(1);
  });

  it("stops guessing codes, per account and per address, and says when to go on", async () => {
    const coupon = { account: { points: 3, windowMs: minuteMs }, address: { points: 5, windowMs: minuteMs } };
    const limited = testPortal(db, { limits: { ...defaultLimits, coupon } });
    const first = await limited.browser("192.0.2.50").signIn("empty@example.com");
    const second = await limited.browser("192.0.2.50").signIn("member@example.com");
    const statuses: number[] = [];
    for (const browser of [first, first, first, first, second, second])
      statuses.push((await redeem(browser, "x")).status);
    expect(statuses).toEqual([400, 400, 400, 429, 400, 429]);
    limited.clock.advance(minuteMs / 2);
    const refused = await redeem(second, "x");
    expect([refused.headers.get("Retry-After"), await refused.json()]).toEqual([
      "30",
      { detail: "Request was throttled. Expected available in 30 seconds." },
    ]);
    limited.clock.advance(minuteMs / 2);
    expect((await redeem(second, "x")).status).toBe(400);
  });

  it("stops asking for trials, per account and per address, and says when to go on", async () => {
    const trial = { account: { points: 2, windowMs: minuteMs }, address: { points: 4, windowMs: minuteMs } };
    const limited = testPortal(db, { limits: { ...defaultLimits, trial } });
    const first = await limited.browser("192.0.2.60").signIn("waiting@example.com");
    const second = await limited.browser("192.0.2.60").signIn("member@example.com");
    const statuses: number[] = [];
    for (const browser of [first, first, first, second, second]) statuses.push((await requestTrial(browser)).status);
    expect(statuses).toEqual([200, 400, 429, 200, 429]);
    expect((await requestTrial(second)).headers.get("Retry-After")).toBe("60");
  });
});
