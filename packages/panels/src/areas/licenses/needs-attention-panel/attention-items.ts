import { daysUntil, hasExpiryAlarm, type LicenseGroupRow } from "@gatehouse/contract/licenses";
import { type Ticket, ticketAccess, ticketSubject } from "@gatehouse/contract/support";
import { requestedMember } from "@gatehouse/contract/teams";
import { isRenewable } from "../licenses-panel/renewable-licenses";

/** One item that needs the viewer's attention. */
export type AttentionItem =
  | { readonly kind: "expired" | "expiring"; readonly row: LicenseGroupRow; readonly days: number }
  | { readonly kind: "in-cart"; readonly count: number }
  | { readonly kind: "on-dongle"; readonly row: LicenseGroupRow; readonly dongle: string }
  | { readonly kind: "inactive"; readonly row: LicenseGroupRow }
  | { readonly kind: "seat"; readonly ticket: Ticket; readonly email: string };

/** A license that expired longer ago counts as given up. It stays in the license list. */
const expiredDays = 90;

/**
 * All items that need the viewer's attention, most urgent first: expired, expiring by days left, renewals in the cart,
 * pending activations, requested seats. Pass an empty list for a source that couldn't be read.
 */
export function attentionItems(
  rows: readonly LicenseGroupRow[],
  tickets: readonly Ticket[],
  nowMs: number,
): readonly AttentionItem[] {
  const inCart = rows
    .filter((row) => row.renew_in_cart)
    .reduce((sum, { license_guids: { length } }) => sum + length, 0);
  return [
    ...rows.flatMap((row) => ending(row, nowMs)).sort((one, other) => one.days - other.days),
    ...(inCart > 0 ? [{ kind: "in-cart", count: inCart } as const] : []),
    ...rows.flatMap(waitingOnDongle),
    ...rows.flatMap(notActivated),
    ...tickets.flatMap(requestedSeat),
  ];
}

function ending(row: LicenseGroupRow, nowMs: number): readonly Extract<AttentionItem, { days: number }>[] {
  const days = daysUntil(row.expiration_date, nowMs);
  // A renewal in the cart has its own entry.
  if (days === null || row.renew_in_cart) return [];
  if (days >= 0) return hasExpiryAlarm(row, days) && row.activated ? [{ kind: "expiring", row, days }] : [];
  return days >= -expiredDays && isRenewable(row, nowMs) ? [{ kind: "expired", row, days }] : [];
}

const hasNewData = ({ license_reallocated_dongle: dongle }: LicenseGroupRow) => dongle?.new_data_available === true;

function waitingOnDongle(row: LicenseGroupRow): readonly AttentionItem[] {
  const dongle = row.license_reallocated_dongle?.serial_number;
  return dongle !== undefined && hasNewData(row) ? [{ kind: "on-dongle", row, dongle }] : [];
}

function notActivated(row: LicenseGroupRow): readonly AttentionItem[] {
  return row.activated || hasNewData(row) ? [] : [{ kind: "inactive", row }];
}

function requestedSeat(ticket: Ticket): readonly AttentionItem[] {
  const email = requestedMember(ticketSubject(ticket));
  return email === undefined || ticketAccess(ticket) !== "open" ? [] : [{ kind: "seat", ticket, email }];
}
