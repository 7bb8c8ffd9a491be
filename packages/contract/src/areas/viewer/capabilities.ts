import type { User } from "./schemas";
import { sha256Hex } from "./sha256";

/** All capabilities that a group can have. Code checks these and never a group. */
export const capabilities = [
  /** The release pages: list, detail, approval. */
  "releases.view",
  /** Unpublishes a nightly build or a stable release. */
  "releases.unpublish",
  /** Only works in the back office: customer entries are hidden, and the dashboard leads to `/management/`. */
  "management.only",
  "management.system-status",
  /** Management dashboard and user licenses. */
  "management.licenses",
  /** TRIAL, SMART and PRO coupons. */
  "management.coupons",
  "management.trial-licenses",
  "management.teams",
  "management.license-owners",
  "management.dongles",
  "management.trusted-domains",
  "management.messages",
  /** Support tickets of all customers. */
  "management.support",
  /** The 'NI' block: licenses operations, dongle debugger, runtime licenses. */
  "management.operations",
] as const;

export type Capability = (typeof capabilities)[number];

/** The capabilities of each group, by the SHA-256 of the group's name: 64 hex digits in lower case. */
export type GroupCapabilities = Readonly<Record<string, readonly Capability[]>>;

/** The capabilities of all the user's groups. Superusers get no more: code checks `is_superuser` separately. */
export function capabilitiesOf(groups: User["groups"], table: GroupCapabilities): ReadonlySet<Capability> {
  return new Set(groups.flatMap(({ name }) => table[sha256Hex(name)] ?? []));
}
