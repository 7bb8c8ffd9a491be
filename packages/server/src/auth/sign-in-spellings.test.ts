import { beforeEach, describe, expect, it } from "vitest";
import { minuteMs } from "../core/clock";
import { rateLimits } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import { demoAccounts, demoPassword, demoPasswordHash } from "../demo/accounts";
import { defaultLimits } from "../http/limits";
import { createUser } from "../staff/admin-rules";
import { closeAfterAll, databases } from "../testing/databases";
import { type TestPortal, testPortal } from "../testing/test-portal";

const address = "kiosk.desk@example.com";
const refusal = "The email address or password isn&#39;t correct.";
const hint = "Remove the hidden characters from the email address.";

const invisible = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  0x007f,
  0x0080,
  0x0085,
  0x009f,
  0x00ad,
  0x034f,
  0x061c,
  0x115f,
  0x1160,
  0x17b4,
  0x17b5,
  0x180b,
  0x180e,
  0x200b,
  0x200c,
  0x200d,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2060,
  0x2061,
  0x2062,
  0x2063,
  0x2064,
  0x2065,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
  0x206a,
  0x206f,
  0x2800,
  0x3164,
  0xfe00,
  0xfe0f,
  0xfeff,
  0xffa0,
  0xfff9,
  0xfffb,
  0xfffc,
  0x1bca0,
  0x1d173,
  0xe0001,
  0xe0020,
  0xe007f,
  0xe0100,
  0xe01ef,
].map((code) => String.fromCodePoint(code));

/** Spellings with invisible characters in the address. */
const hiddenSpellings = [
  ...invisible.map((character) => address.replace("s", `s${character}`)),
  ...["\0", "\u200b", "\ufeff"].flatMap((character) => [
    character + address,
    address + character,
    address.replace("@", `@${character}`),
  ]),
  address.split("").join("\u200b"),
];

/** Spellings that match the account. */
const sameSpellings = [
  address,
  address.toUpperCase(),
  "Kiosk.Desk@Example.Com",
  address.replace(/k/g, "\u212a"),
  ` ${address}`,
  `${address} `,
  `\t${address}\r\n`,
  `\u00a0${address}\u3000`,
  `\u2003${address}\u2009`,
  address + " ".repeat(400),
];

/** Look-alikes that match no account. */
const alikeSpellings = [
  address.replace("k", "\uff4b"),
  address.replace("@", "\uff20"),
  address.replace(/\./g, "\uff0e"),
  address.replace(/s/g, "\u017f"),
  address.replace("d", "\u2145"),
  Array.from(address, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)).join(""),
  address.replace("@", " @"),
  address.replace("@", "\u00a0@"),
  `${address.slice(0, 2)} ${address.slice(2)}`,
  `${address.slice(0, 2)}\u3000${address.slice(2)}`,
];

const spellings = [...hiddenSpellings, ...sameSpellings, ...alikeSpellings];

describe.each(databases)("sign-in with one address in many spellings on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const limited = () =>
    testPortal(db, {
      limits: {
        ...defaultLimits,
        signIn: { account: defaultLimits.signIn.account, address: { points: 10_000, windowMs: minuteMs } },
      },
    });
  const attempt = async (portal: TestPortal, email: string, password = demoPassword) =>
    portal.browser().submitSignIn({ email, password });
  const account = { passwordHash: demoPasswordHash, isSuperuser: false, groups: [] };
  const clock = testPortal(db).clock;
  await createUser({ db, clock }, { email: " Kiosk.Desk@Example.com", ...account });

  async function lock(portal: TestPortal): Promise<void> {
    for (let at = 0; at < 10; at++) expect((await attempt(portal, address, "wrong")).status).toBe(400);
    expect((await attempt(portal, address)).status).toBe(429);
  }

  const forget = () => db.delete(rateLimits);
  beforeEach(async () => void (await forget()));

  it("allows no further guess while the account is locked, whatever the spelling", async () => {
    expect(spellings.length).toBeGreaterThanOrEqual(100);
    const portal = limited();
    await lock(portal);
    const responses: (readonly [string, number])[] = [];
    for (const spelling of spellings)
      responses.push([JSON.stringify(spelling), (await attempt(portal, spelling)).status]);
    expect(responses.filter(([, status]) => status !== 429)).toEqual([]);
  });

  it("locks the account after ten guesses with ten spellings", async () => {
    const portal = limited();
    const guesses = [
      address,
      "KIOSK.DESK@example.com",
      ` ${address}`,
      ...hiddenSpellings.slice(0, 4),
      ...alikeSpellings.slice(0, 3),
    ];
    for (const email of guesses) expect([email, (await attempt(portal, email, "wrong")).status]).toEqual([email, 400]);
    expect((await attempt(portal, address)).status).toBe(429);
  });

  it("accepts any case and surrounding white space, and no look-alike", async () => {
    const portal = limited();
    for (const email of sameSpellings) expect([email, (await attempt(portal, email)).status]).toEqual([email, 302]);
    for (const email of alikeSpellings) {
      expect([email, (await attempt(portal, email)).status]).toEqual([email, 400]);
      await forget();
    }
  });

  it("refuses hidden characters, says so and keeps what was typed", async () => {
    const portal = limited();
    for (const email of hiddenSpellings) {
      await forget();
      const response = await attempt(portal, email);
      const page = await response.text();
      expect([
        JSON.stringify(email),
        response.status,
        response.headers.get("Set-Cookie")?.includes("sessionid") ?? false,
      ]).toEqual([JSON.stringify(email), 400, false]);
      expect(page).toContain(refusal);
      expect(page).toContain(hint);
    }
    const page = await (await attempt(portal, "kiosk\u200b.desk@example.com")).text();
    expect(page).toContain('value="kiosk\u200b.desk@example.com"');
    await forget();
    expect(await (await attempt(portal, "nobody@example.com")).text()).not.toContain(hint);
  });

  it("counts what it looks up, however the form is encoded", async () => {
    const portal = limited();
    await lock(portal);
    const post = async (fields: string, type = "application/x-www-form-urlencoded") => {
      const browser = portal.browser();
      await browser.fetch("/accounts/login/");
      const body = `csrfmiddlewaretoken=${browser.cookies.get("csrftoken") ?? ""}&password=${demoPassword}&${fields}`;
      return (await browser.fetch("/accounts/login/", { method: "POST", body, headers: { "Content-Type": type } }))
        .status;
    };
    const plain = "kiosk.desk%40example.com";
    expect(await post(`email=${plain}`)).toBe(429);
    expect(await post("email=%6b%69osk%2edesk@example.com")).toBe(429);
    expect(await post(`email=+${plain}+`)).toBe(429);
    expect(await post("email=kio%00sk.desk%40example.com")).toBe(429);
    expect(await post("email=kio%E2%80%8Bsk.desk%40example.com")).toBe(429);
    expect(await post(`email=%EF%BB%BF${plain}`)).toBe(429);
    expect(await post(`email=${plain}&email=nobody%40example.com`)).toBe(429);
    expect(await post(`email=nobody%40example.com&email=${plain}`)).toBe(400);
    expect(await post(`email=kio%ff${plain}`)).toBe(400);
    expect(await post(`email[]=${plain}`)).toBe(400);
    expect(await post(`email=${"a".repeat(10_000)}${plain}`)).toBe(400);
    expect(await post(`email=${plain}`, "multipart/form-data; boundary=x")).toBe(415);
    expect(await post(`email=${plain}`, "application/json")).toBe(415);
  });

  it("still signs in existing accounts with unusual addresses", async () => {
    const portal = limited();
    for (const email of [
      "zo\u0065\u0308@example.com",
      "\uff41da@example.com",
      "stra\u00dfe@example.com",
      "\u674e@example.com",
    ]) {
      await db.insert(users).values({ email, passwordHash: demoPasswordHash, createdAt: clock.now() });
      expect([email, (await attempt(portal, email)).status]).toEqual([email, 302]);
    }
  });

  it("does not reset the limit when a look-alike account signs in", async () => {
    const portal = limited();
    await db.insert(users).values(
      [address.replace("k", "\uff4b")].map((email) => ({
        email,
        passwordHash: demoPasswordHash,
        createdAt: clock.now(),
      })),
    );
    for (let at = 0; at < 5; at++) expect((await attempt(portal, address, "wrong")).status).toBe(400);
    expect((await attempt(portal, address.replace("k", "\uff4b"))).status).toBe(302);
    for (let at = 0; at < 4; at++) expect((await attempt(portal, address, "wrong")).status).toBe(400);
    expect((await attempt(portal, address)).status).toBe(429);
  });

  it("stores new and demo accounts in normalized form", async () => {
    const kept = (await db.select({ email: users.email }).from(users)).map(({ email }) => email);
    expect(kept).toContain(address);
    expect(kept).toEqual(expect.arrayContaining(demoAccounts.map(({ email }) => email.trim().toLowerCase())));
  });
});
