import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import type { Ticket } from "@gatehouse/contract/support";
import { memberRequestSubject } from "@gatehouse/contract/teams";
import { describe, expect, it } from "vitest";
import { attentionItems } from "./attention-items";

const nowMs = Date.parse("2026-11-25T00:00:00Z");
const inDays = (days: number) => new Date(nowMs + days * 86_400_000).toISOString();

const row = (serial: string, changes: Partial<LicenseGroupRow> = {}): LicenseGroupRow => ({
  license_guids: [serial],
  serial_numbers: [serial],
  count: 1,
  type: "pro",
  is_trial: false,
  expiration_date: inDays(300),
  progress_bar: 80,
  remote_services: true,
  group: null,
  activated: true,
  renew_in_cart: false,
  renew_pending: false,
  license_dematerialized: false,
  license_reallocated_dongle: null,
  ...changes,
});

const ending = (serial: string, days: number, changes: Partial<LicenseGroupRow> = {}) =>
  row(serial, { expiration_date: inDays(days), ...changes });

const ticket = (id: number, subject: string, status = "open"): Ticket => ({ id, subject, status });

const kindsOf = (rows: readonly LicenseGroupRow[], tickets: readonly Ticket[] = []) =>
  attentionItems(rows, tickets, nowMs).map((item) =>
    "row" in item ? `${item.kind} ${item.row.serial_numbers[0]}` : item.kind,
  );

describe("what needs attention", () => {
  it("is nothing while every license is fine", () => {
    expect(kindsOf([row("A"), ending("B", 60)])).toEqual([]);
  });

  it("is sorted by urgency, and licenses that end by their days", () => {
    const rows = [
      row("inactive", { activated: false, expiration_date: null }),
      row("dongle", { license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true } }),
      ending("in cart", 5, { renew_in_cart: true }),
      ending("later", 59),
      ending("soon", 0),
      ending("expired", -2),
    ];
    expect(kindsOf(rows, [ticket(7, memberRequestSubject("noor@elsewhere.example"))])).toEqual([
      "expired expired",
      "expiring soon",
      "expiring later",
      "in-cart",
      "on-dongle dongle",
      "inactive inactive",
      "seat",
    ]);
  });

  it("counts each license of a row in the cart", () => {
    const rows = [
      ending("A", 5, { renew_in_cart: true, license_guids: ["1", "2"], serial_numbers: ["1", "2"], count: 2 }),
      ending("B", 9, { renew_in_cart: true }),
    ];
    expect(attentionItems(rows, [], nowMs)).toEqual([{ kind: "in-cart", count: 3 }]);
  });

  it("leaves out a renewal on order, an expired trial and a license that was given up", () => {
    const rows = [
      ending("on order", 5, { renew_pending: true }),
      ending("expired, on order", -5, { renew_pending: true }),
      ending("trial", -5, { is_trial: true }),
      ending("given up", -91),
    ];
    expect(kindsOf(rows)).toEqual([]);
    expect(kindsOf([ending("kept", -90)])).toEqual(["expired kept"]);
  });

  it("warns before a trial ends, which cannot be renewed", () => {
    expect(kindsOf([ending("trial", 5, { is_trial: true })])).toEqual(["expiring trial"]);
  });

  it("leaves out closed requests and every other ticket", () => {
    const subject = memberRequestSubject("noor@elsewhere.example");
    expect(kindsOf([], [ticket(1, subject, "closed"), ticket(2, "No license found"), { id: 3 }])).toEqual([]);
  });
});
