/** The menu entries that an account sees, in order, each with its target. */
export interface Menus {
  readonly sidebar: readonly string[];
  /** Entries of the user menu that only some accounts have. */
  readonly user: readonly string[];
}

// Written by hand, because tests compare the portal's computed menus with it.
const customer = [
  "Dashboard /app/",
  "Licenses /app/licenses",
  "Projects /app/projects",
  "Support /app/support",
  "Downloads /app/downloads",
  "Orders /app/orders",
];
const systemStatus = "System status /management/system-status/";
const licenses = ["Management dashboard /management/", "User licenses /management/user-licenses/"];
const versions = "Compiler versions /app/management/{product}-versions";
const topTwo = [
  systemStatus,
  ...licenses,
  "TRIAL coupons /management/trial-coupons/",
  "SMART coupons /management/smart-coupons/",
  "PRO coupons /management/pro-coupons/",
  "TRIAL licenses /management/trial-licenses/",
  "Teams /management/teams/",
  "License owners /management/digital-licenses-owner/",
  "USB dongles /management/dongle/",
  "Domains whitelist /management/trusted-email-domains/",
  "Global messages /management/global-messages/",
  "Support tickets /management/tickets/",
  versions,
];
const ni = [
  "Licenses operations /management/licenses-operations/",
  "Dongle debugger /management/dongle-debugger/",
  "Runtime licenses /management/runtime-licenses/",
];
const superuser = ["Report generator /report-generator/", "TEM /tem/"];
const superuserMenu = ["Admin /admin/", "Impersonate /user/impersonate/users-list/"];

const menus = {
  "customer@example.com": { sidebar: customer, user: [] },
  "manager@example.com": { sidebar: customer, user: [] },
  "member@example.com": { sidebar: customer, user: [] },
  "waiting@example.com": { sidebar: customer, user: [] },
  "empty@example.com": { sidebar: customer, user: [] },
  "pending@example.com": { sidebar: customer, user: [] },
  "visitor@example.com": { sidebar: customer, user: [] },
  // The host sends this account to the profile confirmation, which has no menu.
  "new@example.com": { sidebar: customer, user: [] },
  "admin@example.com": { sidebar: [...customer, ...topTwo, ...ni, ...superuser], user: superuserMenu },
  "portal-manager@example.com": { sidebar: [...customer, ...topTwo], user: [] },
  "release@example.com": { sidebar: [...customer, systemStatus, ...licenses, versions], user: [] },
  "tester@example.com": { sidebar: [...customer, versions], user: [] },
  "desk@example.com": { sidebar: [systemStatus, ...licenses], user: [] },
} satisfies Readonly<Record<string, Menus>>;

export type DemoAccount = keyof typeof menus;

/** The path of an entry. */
export const pathOf = (entry: string): string => entry.slice(entry.lastIndexOf(" ") + 1);

/** The menus of every account of the demo, by its email. */
export function demoMenus(productId: string): Readonly<Record<DemoAccount, Menus>> {
  const ofProduct = (entries: readonly string[]) => entries.map((entry) => entry.replace("{product}", productId));
  const found = Object.entries(menus).map(([email, { sidebar, user }]) => [
    email,
    { sidebar: ofProduct(sidebar), user },
  ]);
  return Object.fromEntries(found) as Readonly<Record<DemoAccount, Menus>>;
}
