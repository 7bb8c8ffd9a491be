import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validResponse } from "../../testing/cases";
import { licenses } from "./endpoints";
import {
  canRenew,
  daysUntil,
  expiryOf,
  hasExpiryAlarm,
  licenseBanner,
  licenseKind,
  licenseStatus,
  relocationDays,
} from "./rules";
import type { License } from "./schemas";

fc.configureGlobal({ seed: 1 });

const dayMs = 86_400_000;
const now = Date.parse("2026-03-01T12:00:00Z");
const inMs = (ms: number) => new Date(now + ms).toISOString();
const license = (fields: Partial<License> = {}): License => ({
  ...(validResponse(licenses.get) as License),
  type: "pro",
  activated: true,
  expiration_date: inMs(200 * dayMs),
  ...fields,
});
const ending = (days: number, fields: Partial<License> = {}) =>
  license({ expiration_date: inMs(days * dayMs), ...fields });

describe("days left", () => {
  it.each([
    [0, 0],
    [1, 0],
    [dayMs - 1, 0],
    [dayMs, 1],
    [dayMs + 1, 1],
    [60 * dayMs - 1, 59],
    [60 * dayMs, 60],
    [-1, -1],
    [-dayMs, -1],
    [-dayMs - 1, -2],
  ])("%i ms before the end are %i", (ms, days) => {
    expect(daysUntil(inMs(ms), now)).toBe(days);
  });

  it.each([
    ["2026-12-30T23:59:59Z", 1],
    ["2026-12-31T00:00:00Z", 0],
    ["2026-12-31T23:59:59Z", 0],
    ["2027-01-01T00:00:00Z", -1],
  ])("at %s until a date without a time, which is that whole day in UTC, are %i", (from, days) => {
    expect(daysUntil("2026-12-31", Date.parse(from))).toBe(days);
  });

  it.each([null, "", "soon", "2026-13-45"])("of %j are unknown", (date) => {
    expect(daysUntil(date, now)).toBeNull();
  });

  it.each([
    ["into summer time", "2026-03-29T00:30:00+01:00", "2026-03-30T00:30:00+02:00", 0],
    ["out of summer time", "2026-10-25T00:30:00+02:00", "2026-10-26T00:30:00+01:00", 1],
    ["over the leap day", "2028-02-28T00:00:00Z", "2028-03-01T00:00:00Z", 2],
    ["from one zone to another", "2026-03-01T23:00:00-05:00", "2026-03-03T05:00:00+01:00", 1],
  ])("%s are days of 24 hours", (_, from, until, days) => {
    expect(daysUntil(until, Date.parse(from))).toBe(days);
  });

  const instant = fc.integer({ min: Date.parse("1990-01-01"), max: Date.parse("2090-01-01") });

  it("are whole, and never more than there are", () => {
    fc.assert(
      fc.property(instant, instant, (end, at) => {
        const days = daysUntil(new Date(end).toISOString(), at) ?? Number.NaN;
        expect(Number.isInteger(days)).toBe(true);
        expect(days * dayMs).toBeLessThanOrEqual(end - at);
        expect((days + 1) * dayMs).toBeGreaterThan(end - at);
      }),
    );
  });

  it("never grow as time goes by, and lose one with each day", () => {
    fc.assert(
      fc.property(instant, instant, fc.nat({ max: 10 * dayMs }), (end, at, later) => {
        const date = new Date(end).toISOString();
        const [before, after, nextDay] = [
          daysUntil(date, at),
          daysUntil(date, at + later),
          daysUntil(date, at + dayMs),
        ];
        expect(after).toBeLessThanOrEqual(before ?? Number.NaN);
        expect(nextDay).toBe((before ?? Number.NaN) - 1);
      }),
    );
  });
});

it.each([
  [null, "inactive"],
  [-1, "expired"],
  [-400, "expired"],
  [0, "expiring"],
  [59, "expiring"],
  [60, "valid"],
  [2_500, "valid"],
] as const)("with %s days left a license is %s", (days, expiry) => {
  expect(expiryOf(days)).toBe(expiry);
});

describe("what a license is called", () => {
  it.each([
    ["enterprise", { is_enterprise: true, assigned_from_group: true }],
    ["enterprise", { is_enterprise: true, assigned_from_group: true, is_trial: true, is_smart: true }],
    ["trial", { is_trial: true }],
    ["trial", { is_trial: true, is_smart: true }],
    ["smart", { is_smart: true }],
    ["pro", {}],
    ["pro", { is_enterprise: true }],
    ["trial", { is_enterprise: true, is_trial: true }],
    ["smart", { assigned_from_group: true, is_smart: true }],
  ] as const)("%s: %j", (kind, fields) => {
    expect(licenseKind(license(fields))).toBe(kind);
  });
});

describe("the banner", () => {
  const best = (fields: object) =>
    licenseBanner({ license: null, is_user_in_a_team: false, free_enterprise_seats_available: false, ...fields }, now);

  it("says that the license has expired", () => {
    const expired = ending(-3, { is_expired: true });
    expect(best({ license: expired })).toEqual({ state: "expired", license: expired, kind: "pro" });
    expect(licenseStatus(ending(-1, { is_expired: false }), now).state).toBe("expired");
    expect(licenseStatus(ending(100, { is_expired: true }), now).state).toBe("expired");
  });

  it.each([0, 1, 59])("warns when %i days are left", (days) => {
    expect(best({ license: ending(days, { is_trial: true }) })).toMatchObject({
      state: "expiring",
      kind: "trial",
      days,
    });
  });

  it.each([60, 365, null])("says that the license is active with %s days left", (days) => {
    const lasting = license({ expiration_date: days === null ? null : inMs(days * dayMs) });
    expect(best({ license: lasting })).toMatchObject({ state: "active", kind: "pro" });
  });

  it("counts the days at the time it is given, whatever the response counted", () => {
    const counted = ending(1, { expires_in: 1, is_expired: false });
    expect(licenseStatus(counted, now)).toMatchObject({ state: "expiring", days: 1 });
    expect(licenseStatus(counted, now + 1)).toMatchObject({ state: "expiring", days: 0 });
    expect(licenseStatus(counted, now + dayMs + 1)).toMatchObject({ state: "expired" });
  });

  it("says that the license is not activated yet, unless it has expired", () => {
    const inactive = license({ activated: false, expiration_date: null });
    expect(best({ license: inactive })).toEqual({ state: "inactive", license: inactive, kind: "pro" });
    expect(licenseStatus({ ...inactive, is_expired: true }, now).state).toBe("expired");
  });

  it("offers a seat of the team, or says that there is none", () => {
    expect(best({ is_user_in_a_team: true, free_enterprise_seats_available: true })).toEqual({
      state: "seat-available",
    });
    expect(best({ is_user_in_a_team: true })).toEqual({ state: "no-seat" });
  });

  it("says that there is nothing at all, whatever seats others have", () => {
    expect(best({})).toEqual({ state: "none" });
    expect(best({ free_enterprise_seats_available: true })).toEqual({ state: "none" });
  });

  it("is the license's, even for a member of a team", () => {
    expect(best({ license: license(), is_user_in_a_team: true, free_enterprise_seats_available: true })).toMatchObject({
      state: "active",
    });
  });
});

describe("a renewal", () => {
  const renewable = license({
    expiration_date: inMs(59 * dayMs),
    is_trial: false,
    renew_in_cart: false,
    renew_pending: false,
  });

  it.each([59 * dayMs, 60 * dayMs - 1, 0, -dayMs, -400 * dayMs])("may be bought %i ms before the end", (ms) => {
    expect(canRenew({ ...renewable, expiration_date: inMs(ms) }, now)).toBe(true);
  });

  it.each([
    ["there are 60 days left", { expiration_date: inMs(60 * dayMs) }],
    ["it never was activated", { activated: false }],
    ["its end is unknown", { expiration_date: null }],
    ["it is a trial", { is_trial: true }],
    ["one is in the cart", { renew_in_cart: true }],
    ["one is on its way", { renew_pending: true }],
  ])("may not be bought while %s", (_, fields) => {
    expect(canRenew({ ...renewable, ...fields }, now)).toBe(false);
  });
});

it.each([
  [0, 1],
  [0.2, 1],
  [1, 1],
  [1.4, 1],
  [1.5, 2],
  [30, 30],
])("a relocation of %d days is shown as %i", (duration, days) => {
  expect(relocationDays(duration)).toBe(days);
});

describe("the alarm before a license ends", () => {
  it.each([
    [59, false, false, true],
    [0, false, false, true],
    [60, false, false, false],
    [-1, false, false, false],
    [null, false, false, false],
    [59, true, false, false],
    [0, true, false, false],
    [59, false, true, false],
    [0, false, true, false],
    [12, true, true, false],
  ])("with %j days left, a renewal in the cart: %s, and on order: %s, is %s", (days, isInCart, isOrdered, isAlarm) => {
    expect(hasExpiryAlarm({ renew_in_cart: isInCart, renew_pending: isOrdered }, days)).toBe(isAlarm);
  });

  it("is not in the banner while the renewal is on its way; that a license is over is", () => {
    const state = (days: number, fields: Partial<License>) => licenseStatus(ending(days, fields), now).state;
    expect(state(12, { is_expired: false, renew_pending: false })).toBe("expiring");
    expect([state(12, { renew_pending: true }), state(12, { renew_in_cart: true })]).toEqual(["active", "active"]);
    expect(state(-1, { is_expired: true, renew_pending: true })).toBe("expired");
  });
});
