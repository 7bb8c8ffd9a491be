import { defineMessages } from "../../../portal/messages";

/** The texts of the panel that lists what needs attention. A row about a license begins with its serial number. */
export const needsAttentionMessages = defineMessages("licenses", {
  attention: "Needs attention",
  failedAttention: "Failed to check which licenses need attention.",
  attentionMore: (count: number) => `${count} more`,
  andMore: (count: number) => `and ${count} more`,
  hasExpired: (kind: string, count: number) => `${kind} ${count === 1 ? "has" : "have"} expired`,
  expiresIn: (kind: string, count: number, days: number) =>
    `${kind} ${count === 1 ? "expires" : "expire"} ${days === 0 ? "today" : `in ${days} ${days === 1 ? "day" : "days"}`}`,
  daysAgo: (days: number, date: string) => `${days} ${days === 1 ? "day" : "days"} ago, ${date}`,
  ofTeam: (team: string) => `team ${team}`,
  renewalsInCart: (count: number) => (count === 1 ? "1 renewal is in your cart" : `${count} renewals are in your cart`),
  notOrdered: "Not ordered yet",
  viewCart: "View cart",
  waitsOnDongle: (dongle: string) => `is waiting for activation on dongle ${dongle}`,
  connectDongle: (product: string) => `Connect the dongle and open ${product}.`,
  notActivated: (kind: string, count: number) => `${kind} ${count === 1 ? "is" : "are"} not activated yet`,
  activateInManager: (product: string) => `Activate it in the ${product} license manager.`,
  howToActivate: "How to activate",
  howToActivateOf: (serial: string) => `How to activate ${serial}`,
  viewLicenseOf: (serial: string) => `View license ${serial}`,
  askedForSeat: (email: string) => `You asked us to add ${email} to your team`,
  seatTicket: (ticket: string) => `Ticket ${ticket}`,
  viewRequest: "View request",
  viewRequestFor: (email: string) => `View request for ${email}`,
});

/** The panel's texts, as the functions of the panel receive them. */
export type NeedsAttentionTexts = (typeof needsAttentionMessages)["english"];
