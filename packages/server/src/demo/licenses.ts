import { dayMs } from "../core/clock";
import { licenseEvents, licenses } from "../db/tables/licenses";

export interface DemoLicense {
  readonly serial: string;
  readonly owner: string;
  readonly type: "smart" | "pro";
  /** Whole days until the expiry. Undefined before activation. */
  readonly daysLeft?: number;
  readonly termDays?: number;
  /** Email of the holder outside of a team. Defaults to the owner. Null for nobody. */
  readonly holder?: string | null;
  readonly dongle?: string;
  readonly team?: string;
  /** The team member who holds it, by static or dynamic assignment. */
  readonly assigned?: { readonly email: string; readonly isStatic: boolean };
  readonly marks?: Partial<
    Pick<typeof licenses.$inferInsert, "isTrial" | "isDematerialized" | "isReallocated" | "hasNewDongleData">
  >;
}

const customer = "customer@example.com";
const manager = "manager@example.com";

/** The teams of the demo. The manager is a member in addition to `members`. */
export const demoTeams = [
  { name: "Readout firmware", manager, members: [customer, "member@example.com", "s.costa@example.com"] },
  { name: "Trigger development", manager, members: ["waiting@example.com"] },
  { name: "Beam diagnostics", manager: customer, members: ["l.novak@example.com"] },
];

export const demoLicenses: readonly DemoLicense[] = [
  { serial: "GC-3A88-2051", owner: customer, type: "smart", daysLeft: -51, holder: null },
  { serial: "GC-7F20-8655", owner: customer, type: "pro", daysLeft: 12 },
  { serial: "GC-7F20-8656", owner: customer, type: "pro", daysLeft: 12, holder: null },
  { serial: "GC-TR26-0051", owner: customer, type: "pro", daysLeft: 21, termDays: 30, marks: { isTrial: true } },
  { serial: "GC-7F20-8830", owner: customer, type: "pro", daysLeft: 23, team: "Beam diagnostics" },
  { serial: "GC-3A90-4417", owner: customer, type: "smart", daysLeft: 30 },
  {
    serial: "GC-7F21-0307",
    owner: customer,
    type: "pro",
    daysLeft: 171,
    dongle: "00C4-19",
    marks: { isReallocated: true, hasNewDongleData: true },
  },
  {
    serial: "GC-7F21-0311",
    owner: customer,
    type: "pro",
    daysLeft: 205,
    dongle: "00C4-22",
    marks: { isReallocated: true },
  },
  { serial: "GC-7F21-1188", owner: customer, type: "pro", daysLeft: 318, marks: { isDematerialized: true } },
  { serial: "GC-7F22-0640", owner: customer, type: "pro", daysLeft: 400, termDays: 730 },
  { serial: "GC-7F22-0641", owner: customer, type: "pro", daysLeft: 400, termDays: 730, holder: null },
  { serial: "GC-7F22-0642", owner: customer, type: "pro", daysLeft: 400, termDays: 730, holder: null },
  { serial: "GC-7F22-0643", owner: customer, type: "pro", daysLeft: 400, termDays: 730, holder: null },
  { serial: "GC-5D07-1903", owner: customer, type: "pro", daysLeft: 286, dongle: "00A1-07" },
  { serial: "GC-3A91-5520", owner: customer, type: "smart", daysLeft: 94 },
  { serial: "GC-7F23-0015", owner: customer, type: "pro", holder: null },
  {
    serial: "GC-7F21-0942",
    owner: manager,
    type: "pro",
    daysLeft: 249,
    team: "Readout firmware",
    assigned: { email: customer, isStatic: true },
  },
  {
    serial: "GC-7F21-0943",
    owner: manager,
    type: "pro",
    daysLeft: 249,
    team: "Readout firmware",
    assigned: { email: manager, isStatic: false },
  },
  { serial: "GC-7F21-0944", owner: manager, type: "pro", daysLeft: 249, team: "Readout firmware" },
  { serial: "GC-7F21-0945", owner: manager, type: "pro", daysLeft: 249, team: "Readout firmware" },
  {
    serial: "GC-7F19-3310",
    owner: manager,
    type: "pro",
    daysLeft: 61,
    team: "Trigger development",
    assigned: { email: manager, isStatic: false },
  },
  { serial: "GC-7F19-3311", owner: manager, type: "pro", daysLeft: -8, team: "Trigger development" },
  { serial: "GC-7F22-0702", owner: manager, type: "pro", daysLeft: 365, holder: manager },
  { serial: "GC-7F20-9001", owner: "release@example.com", type: "pro", daysLeft: 200 },
  { serial: "GC-7F20-9002", owner: "tester@example.com", type: "smart", daysLeft: 45 },
  {
    serial: "GC-TR26-0049",
    owner: "portal-manager@example.com",
    type: "pro",
    daysLeft: -3,
    termDays: 30,
    marks: { isTrial: true },
  },
];

type DemoEvent = Omit<typeof licenseEvents.$inferInsert, "licenseGuid" | "createdAt"> & {
  readonly serial: string;
  readonly daysAgo: number;
};

const dongleMoves = { fromUserEmail: customer, toUserEmail: "" };

/** The history of licenses. GC-7F21-0307 has every type of event, and one of an unknown type. */
export const demoEvents: readonly DemoEvent[] = [
  {
    serial: "GC-7F21-0307",
    daysAgo: 2,
    type: "license_transfers_on_dongle",
    duration: 0,
    durationUnit: "days",
    ...dongleMoves,
  },
  {
    serial: "GC-7F21-0307",
    daysAgo: 19,
    type: "license_transfers_on_digital_licenses",
    duration: 14,
    durationUnit: "days",
    ...dongleMoves,
  },
  {
    serial: "GC-7F21-0307",
    daysAgo: 33,
    type: "license_transfers_on_dongle",
    duration: 14,
    durationUnit: "days",
    ...dongleMoves,
  },
  { serial: "GC-7F21-0307", daysAgo: 61, type: "workstation_change", fromUserEmail: customer, toUserEmail: customer },
  {
    serial: "GC-7F21-0307",
    daysAgo: 118,
    type: "promo_renew",
    duration: 365,
    durationUnit: "days",
    onlineCompile: true,
  },
  { serial: "GC-7F21-0307", daysAgo: 194, type: "renew", duration: 1, durationUnit: "years", onlineCompile: true },
  { serial: "GC-7F21-0307", daysAgo: 200, type: "expiration" },
  { serial: "GC-7F21-0307", daysAgo: 260, type: "bug_fix" },
  { serial: "GC-7F21-0307", daysAgo: 305, type: "dematerialization" },
  { serial: "GC-7F21-0307", daysAgo: 420, type: "leg_revirgin" },
  { serial: "GC-7F21-0307", daysAgo: 565, type: "leg_renew", duration: 1, durationUnit: "years", onlineCompile: false },
  {
    serial: "GC-7F21-0307",
    daysAgo: 640,
    type: "ownership_change",
    fromUserEmail: "purchasing@example.com",
    toUserEmail: customer,
  },
  {
    serial: "GC-7F21-0307",
    daysAgo: 929,
    type: "leg_activation",
    duration: 1,
    durationUnit: "years",
    onlineCompile: false,
  },
  {
    serial: "GC-7F21-0307",
    daysAgo: 930,
    type: "activation",
    duration: 365,
    durationUnit: "days",
    onlineCompile: false,
    toUserEmail: "purchasing@example.com",
  },
  { serial: "GC-7F22-0640", daysAgo: 331, type: "renew", duration: 1, durationUnit: "years", onlineCompile: true },
  { serial: "GC-3A88-2051", daysAgo: 51, type: "expiration" },
];

/** A deterministic guid. `kind` identifies the type of object, and `at` its index. */
export function demoGuid(kind: number, at: number): string {
  const mixed = Math.imul(at + 1, 0x9e3779b1) >>> 0;
  return `${mixed.toString(16).padStart(8, "0")}-${kind.toString(16).padStart(4, "0")}-4000-8000-${at.toString(16).padStart(12, "0")}`;
}

/** The guid of one of {@link demoLicenses}, by its serial number. */
export function demoLicenseGuid(serial: string): string {
  const at = demoLicenses.findIndex((license) => license.serial === serial);
  if (at === -1) throw new Error(`The demo has no license ${serial}`);
  return demoGuid(1, at);
}

/** The last second of the day `daysAhead` days after `today`. */
export function endOfDay(today: Date, daysAhead: number): Date {
  return new Date(today.getTime() + (daysAhead + 1) * dayMs - 1_000);
}
