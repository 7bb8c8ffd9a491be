import type { Release } from "@gatehouse/contract/releases";
import type { releaseEvents } from "../../db/tables/releases";
import { personOf } from "./release-rows";

type EventRow = typeof releaseEvents.$inferSelect;

/** Acts that invalidate earlier approvals. */
const renewing = ["askForApproval", "editChangelog", "publish"];

/**
 * The approvals of a release in its current state, first one first.
 * @param events - The history of the release, newest first.
 */
export function givenApprovals(events: readonly EventRow[]): readonly EventRow[] {
  const last = events.findIndex(({ act }) => renewing.includes(act));
  const round = last === -1 ? events : events.slice(0, last);
  return round.filter(({ act, actorEmail }) => act === "approve" && actorEmail !== null).toReversed();
}

/** A release's approvals for staff, if it needs more than one. */
export function approvalsOf(events: readonly EventRow[], needed: number): Release["approvals"] {
  if (needed < 2) return undefined;
  return {
    needed,
    given: givenApprovals(events).map(({ actorEmail, createdAt }) => ({
      email: actorEmail ?? "",
      approved_at: createdAt.toISOString(),
    })),
    uploaded_by: personOf(events.find(({ act }) => act === "publish")?.actorEmail ?? null),
  };
}
