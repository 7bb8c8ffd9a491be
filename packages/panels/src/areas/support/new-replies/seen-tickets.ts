import type { Ticket } from "@gatehouse/contract/support";
import { useCallback } from "react";
import { followKeptText, keepText, readKeptText } from "../../../data/kept-text";
import { usePortal } from "../../../portal/portal-context";
import type { SharedStore, SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";

/** By ticket: the time of the last thing that this browser has shown of it. For servers that don't keep it per account. */
type SeenTickets = Readonly<Record<string, string>>;

const name = "seen-tickets";
/** Tickets seen longest ago are forgotten first. */
const most = 200;
/** False where storage is full or forbidden: the page remembers by itself then. */
let canKeep = true;

export const sharedSeen: SharedValue<SeenTickets> = {
  initial: readSeen,
  onWatched(set) {
    // Another tab may have changed it while nobody watched.
    if (canKeep) set(readSeen());
    return followKeptText(name, () => set(readSeen()));
  },
};

/** The comments of each ticket that this browser has shown. */
export function useSeenTickets(): SeenTickets {
  return useShared(sharedSeen);
}

/** A function that does so in the store of this portal. */
export function useMarkTicketSeen(): (ticketId: string, time: string) => void {
  const { store } = usePortal();
  return useCallback((ticketId, time) => markTicketSeen(store, ticketId, time), [store]);
}

/** Remembers that a ticket was shown as it stood at a time. */
export function markTicketSeen(store: SharedStore, ticketId: string, time: string): void {
  // Not what this page has read earlier: another tab may have added to it, and signing out clears it.
  const { [ticketId]: before, ...others } = canKeep ? readSeen() : store.get(sharedSeen);
  if (!isLater(time, before ?? "")) return;
  const kept = Object.fromEntries([...Object.entries(others), [ticketId, time] as const].slice(-most));
  canKeep = keepText(name, JSON.stringify(kept));
  store.set(sharedSeen, kept);
}

/** Whether a ticket may have replies that weren't seen: as the server says, otherwise whether it changed since this browser showed it. */
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
