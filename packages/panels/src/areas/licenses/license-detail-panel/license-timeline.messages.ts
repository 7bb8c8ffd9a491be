import type { LicenseEventType } from "@gatehouse/contract/licenses";
import { defineMessages } from "../../../portal/messages";

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

/** The texts of a license's history. */
export const licenseTimelineMessages = defineMessages("licenses", {
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

/** The timeline's texts, as the functions of the timeline receive them. */
export type LicenseTimelineTexts = (typeof licenseTimelineMessages)["english"];
