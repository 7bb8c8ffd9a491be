import type { Ticket } from "@gatehouse/contract/support";
import { useCallback } from "react";
import { followKeptText, keepText, readKeptText } from "../../../data/kept-text";
import { usePortal } from "../../../portal/portal-context";
import type { SharedStore, SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";

/** By ticket id: the latest change that this browser has shown. For servers that don't track this per account. */
type SeenTickets = Readonly<Record<string, string>>;

const name = "seen-tickets";
/** The number of tickets to remember. The ones seen longest ago are dropped first. */
const most = 200;
/** Whether this browser can store the list. If not, only this page remembers it. */
let canKeep = true;

export const sharedSeen: SharedValue<SeenTickets> = {
  initial: readSeen,
  onWatched(set) {
    // Another tab may have changed it while nobody watched.
    if (canKeep) set(readSeen());
    return followKeptText(name, () => set(readSeen()));
  },
};

/** For each ticket, the latest change that this browser has shown. */
export function useSeenTickets(): SeenTickets {
  return useShared(sharedSeen);
}

/** Returns `markTicketSeen`, bound to this portal's store. */
export function useMarkTicketSeen(): (ticketId: string, time: string) => void {
  const { store } = usePortal();
  return useCallback((ticketId, time) => markTicketSeen(store, ticketId, time), [store]);
}

/** Remembers that this browser has shown a ticket's changes up to a given time. */
export function markTicketSeen(store: SharedStore, ticketId: string, time: string): void {
  // Read the stored list again: another tab may have added to it, or a sign-out may have cleared it.
  const { [ticketId]: before, ...others } = canKeep ? readSeen() : store.get(sharedSeen);
  if (!isLater(time, before ?? "")) return;
  const kept = Object.fromEntries([...Object.entries(others), [ticketId, time] as const].slice(-most));
  canKeep = keepText(name, JSON.stringify(kept));
  store.set(sharedSeen, kept);
}

/** Whether a ticket may have unseen replies: by the server's count, or else by changes that weren't shown here yet. */
export function hasNewReplies(ticket: Ticket, seen: SeenTickets): boolean {
  const { new_replies_count: count, updated_at: updated } = ticket;
  if (count != null) return count > 0;
  const before = seen[String(ticket.id)];
  return before !== undefined && isLater(updated ?? "", before);
}

export function isLater(time: string, other: string): boolean {
  return (Date.parse(time) || 0) > (Date.parse(other) || 0);
}

function readSeen(): SeenTickets {
  try {
    const kept: unknown = JSON.parse(readKeptText(name) ?? "{}");
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
