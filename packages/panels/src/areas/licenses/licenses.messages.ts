import type { Expiry, LicenseEventType, LicenseKind } from "@gatehouse/contract/licenses";
import { defineMessages } from "../../portal/messages";

const kinds: Readonly<Record<LicenseKind, string>> = {
  enterprise: "Enterprise",
  trial: "Trial",
  smart: "SMART",
  pro: "PRO",
};

const events: Readonly<Record<LicenseEventType, string>> = {
  activation: "Activation",
  bug_fix: "Bug fix",
  dematerialization: "Dematerialization",
  leg_activation: "Legacy activation",
  leg_renew: "Legacy renewal",
  leg_revirgin: "Legacy reset",
  license_transfers_on_digital_licenses: "Transfer to a digital license",
  license_transfers_on_dongle: "Transfer to a dongle",
  renew: "Renewal",
  promo_renew: "Promotional renewal",
  expiration: "Expiration",
  ownership_change: "Ownership change",
  unknown: "Unknown event",
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

/** Every text of the licenses area, to the letter of the specification where it quotes one. */
export const licensesMessages = defineMessages("licenses", {
  title: "Licenses",
  kinds,
  unknownType: "Unknown type",
  notAvailable: "N/A",
  none: "–",

  bannerExpired: (product: string, kind: string) => `Your ${product} ${kind} license has expired`,
  bannerExpiring: (product: string, kind: string, days: number) =>
    `Your ${product} ${kind} license expires in ${days} ${days === 1 ? "day" : "days"}`,
  bannerActive: (product: string, kind: string) => `Your ${product} ${kind} license is active`,
  bannerSeatAvailable: (product: string) => `You can request a team license to use ${product}`,
  bannerNoSeat:
    "You are part of a team, but no free licenses are available. Please contact your team manager to request a license.",
  bannerNone: (product: string) => `No active license found, please request a license to use ${product}`,
  bannerLabel: "License status",
  validityLeft: "Validity left",
  expiredOn: (date: string) => `Expired ${date}`,
  expiresOn: (date: string) => `Expires ${date}`,
  daysLeft: (days: number) => `${days} ${days === 1 ? "day" : "days"} left`,
  viewLicense: "View license",
  allLicenses: "All licenses",
  failedStatus: "Failed to fetch the license status.",

  myLicenses: "My Licenses",
  inUse: "In Use",
  tabsLabel: "Licenses",
  failedList: "Failed to fetch licenses.",
  failedInUse: "Failed to fetch the licenses in use.",
  empty: "No licenses found",
  emptyText: "Redeem a coupon, or ask your team manager for a seat.",
  emptyRequestTrial: "Request a trial license",
  emptyInUse: "No licenses currently in use",
  emptyInUseText: "A license appears here while you hold it.",

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
  clearFilters: "Clear filters",

  validity,
  days: (days: number) => `${days} ${days === 1 ? "day" : "days"}`,
  expiredTooltip: "Expired",
  expiresTooltip: (days: number) => `Expires in ${days} ${days === 1 ? "day" : "days"}`,
  on: "On",
  off: "Off",
  yes: "Yes",
  no: "No",
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
  badgePendingActivationHint: "The dongle has not yet fetched its new data. Connect it to finish.",

  addLicense: "Add license",
  addToCart: "Add to cart",
  redeemCoupon: "Redeem coupon",
  requestTrial: "Request trial",
  trialNotGrantable: "A trial is granted once, to accounts without a license and with a verified e-mail domain.",
  cancel: "Cancel",
  close: "Close",

  couponTitle: "Redeem coupon",
  couponLabel: "Coupon code",
  couponDescription: "As it stands on the coupon: RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX",
  couponSubmit: "Redeem",
  couponRequired: "Enter a coupon code",
  couponHidden: "This code contains hidden characters. Type it again instead of pasting it.",
  couponSuccess: "Coupon redeemed successfully.",
  couponFailed: "Failed to redeem coupon.",
  couponUnexpected: "An unexpected error occurred while redeeming the coupon.",
  couponUnconfirmed: "We couldn't confirm whether your coupon was redeemed. Check your licenses before you try again.",

  trialTitle: "Request trial",
  trialText: (product: string, days: number) =>
    `You get a ${product} trial license for ${days} days, once for this account. It starts at its activation.`,
  trialSubmit: "Request trial",
  trialFailed: "An error occurred while requesting the trial license.",
  trialSuccess: "Trial license requested successfully.",
  trialUnexpected: "An unexpected error occurred, try again later.",
  trialUnconfirmed: "We couldn't confirm whether your trial was granted. Check your licenses before you try again.",

  licenseTitle: "License",
  detailTitle: (serial: string) => `License ${serial}`,
  details: "Details",
  detailStatus: "Status",
  detailHolder: "Holder",
  detailAssigned: "Assigned to",
  detailTeam: "Team",
  detailActivated: "Activated",
  detailDongle: "Dongle",
  detailOffline: "Offline activation",
  detailOfflineLink: "Activate without a connection",
  failedDetail: "Failed to fetch the license.",

  history: "History",
  failedHistory: "Failed to fetch the license history.",
  emptyHistory: "No events recorded",
  emptyHistoryText: "Activation, renewals and transfers are listed here.",
  events,
  eventDays: (days: number) => `${days} ${days === 1 ? "day" : "days"}`,
  eventRemoteOn: "remote services on",
  eventRemoteOff: "remote services off",
  eventTransfer: (from: string, to: string) => `${from} to ${to}`,
  eventFrom: (from: string) => `from ${from}`,
  eventTo: (to: string) => `to ${to}`,
});

/** The texts as a component below a panel receives them. */
export type LicensesTexts = (typeof licensesMessages)["english"];
