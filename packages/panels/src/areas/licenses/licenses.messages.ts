import type { Expiry, LicenseKind } from "@gatehouse/contract/licenses";
import { defineMessages } from "../../portal/messages";

const kinds: Readonly<Record<LicenseKind, string>> = {
  enterprise: "Enterprise",
  trial: "Trial",
  smart: "SMART",
  pro: "PRO",
};

const expiryFilter: Readonly<Record<string, string>> = {
  all: "Any expiry",
  expired: "Expired",
  expiring: "Expires in under 60 days",
  year: "Expires within a year",
  later: "Expires later",
  inactive: "Not activated",
};

const typeFilter: Readonly<Record<string, string>> = { all: "Any type", pro: "PRO", smart: "SMART", trial: "Trial" };

const validity: Readonly<Record<Exclude<Expiry, "expiring" | "valid">, string>> = {
  inactive: "Not activated",
  expired: "Expired",
};

/** The texts of the licenses area. Details, banner, timeline and dialogs have their own sets, which load with them. */
export const licensesMessages = defineMessages("licenses", {
  title: "Licenses",
  kinds,
  unknownType: "Unknown type",
  notAvailable: "N/A",
  none: "–",

  validityLeft: "Validity left",

  myLicenses: "My Licenses",
  inUse: "In Use",
  failedList: "Failed to fetch licenses.",
  failedInUse: "Failed to fetch the licenses in use.",
  empty: "No licenses found",
  emptyText: "Redeem a coupon, or ask your team manager for a seat.",
  emptyRequestTrial: "Request a trial license",

  columnValidity: "Validity",
  columnType: "Type",
  columnSerials: "Serial numbers",
  columnSerial: "Serial number",
  columnExpires: "Expires",
  columnCount: "Count",
  columnRemote: "Remote services",
  columnTeam: "Team",
  columnHolder: "Holder",
  columnNotes: "Notes",
  columnActions: "Actions",
  search: "Search serial, type or team",
  filterExpiry: "Expiry",
  filterType: "Type",
  expiryFilter,
  typeFilter,

  validity,
  days: (days: number) => `${days} ${days === 1 ? "day" : "days"}`,
  expiredTooltip: (date: string) => `Expired (${date})`,
  expiresTooltip: (days: number, date: string) => `Expires in ${days} ${days === 1 ? "day" : "days"} (${date})`,
  on: "On",
  off: "Off",
  moreSerials: (count: number) => `+${count}`,
  rowActions: (serial: string) => `Actions for ${serial}`,
  open: (serial: string) => `Open ${serial}`,

  renew: (count: number) => (count === 1 ? "Renew" : `Renew ${count} licenses`),
  renewOf: (serial: string) => `Renew ${serial}`,
  renewSeveral: "Renew licenses",

  badgeTrial: "Trial",
  badgeRenewInCart: "Renew in cart",
  badgeRenewInCartHint: "Already added",
  badgeRenewPending: "Renewal pending",
  badgeRenewPendingHint: "Order submitted and delivered as soon as possible",
  badgeDematerialized: "Dematerialized",
  badgeDematerializedHint: "This license was moved off its dongle and is now digital.",
  badgeOnDongle: (serial: string) => `On dongle ${serial}`,
  badgeUsbDongle: (serial: string) => `USB dongle ${serial}`,
  badgePendingActivation: "Pending activation",
  badgePendingActivationHint: "Connect the dongle to finish. It hasn't received its new data yet.",

  addLicense: "Add license",
  addToCart: "Add to cart",
  redeemCoupon: "Redeem coupon",
  requestTrial: "Request trial",
  trialNotGrantable: "Trials are for accounts with a verified email domain that have never had a license.",
});

/** The area's texts, as components of a panel receive them. */
export type LicensesTexts = (typeof licensesMessages)["english"];
