import type { PortalError } from "@gatehouse/contract";
import type { ReleaseAct } from "@gatehouse/contract/releases";

/**
 * Events of the portal, for the embedder's analytics. Elements dispatch them as `CustomEvent`s. `panel.failed` reports
 * crashes and wrong settings.
 */
export type PortalEvent =
  | { readonly type: "panel.failed"; readonly panel: string; readonly error: unknown }
  | { readonly type: "response.unreadable"; readonly endpoint: string; readonly error: PortalError }
  | { readonly type: "locale.failed"; readonly locale: string; readonly error: unknown }
  | { readonly type: "product.mismatched"; readonly configured: string; readonly served?: string }
  | { readonly type: "session.ended" }
  | { readonly type: "session.signed-out" }
  | { readonly type: "tour.unrecorded"; readonly tour: string; readonly error: unknown }
  | { readonly type: "profile.confirmed" }
  | { readonly type: "agreement.accepted" }
  | { readonly type: "team.created"; readonly teamGuid: string }
  | { readonly type: "team.deleted"; readonly teamGuid: string }
  | { readonly type: "license.coupon-redeemed" }
  | { readonly type: "license.trial-requested" }
  | { readonly type: "profile.updated" }
  | { readonly type: "license.renew-requested"; readonly licenseGuid: string; readonly years: number }
  | { readonly type: "cart.row-added"; readonly kind: "purchase" | "renewal"; readonly quantity: number }
  | { readonly type: "cart.quantity-changed"; readonly quantity: number }
  | { readonly type: "cart.row-removed" }
  | { readonly type: "order.submitted"; readonly orderGuid: string }
  | { readonly type: "project.updated"; readonly projectGuid: string }
  | { readonly type: "project.deleted"; readonly projectGuid: string }
  | { readonly type: "tag.created"; readonly projectGuid: string; readonly tagGuid: string }
  | { readonly type: "tag.deleted"; readonly projectGuid: string; readonly tagGuid: string }
  | { readonly type: "commit.sources-deleted"; readonly projectGuid: string; readonly commitSha: string }
  | { readonly type: "release.changed"; readonly versionTag: string; readonly act: ReleaseAct }
  | { readonly type: "release.link-created"; readonly versionTag: string }
  | { readonly type: "release.link-revoked"; readonly versionTag: string }
  | { readonly type: "ticket.created"; readonly ticketId: string }
  | { readonly type: "ticket.commented"; readonly ticketId: string }
  | { readonly type: "ticket.closed"; readonly ticketId: string; readonly rating: number }
  | ({ readonly type: "build.stopped" | "build.deleted" } & BuildEvent);

/** The build or simulation that an event is about. */
export interface BuildEvent {
  readonly kind: "build" | "simulation";
  readonly projectGuid: string;
  readonly commitSha: string;
  readonly buildNumber: string;
}

/** A short message for the user, shown as a toast. */
export interface Notice {
  readonly tone: "success" | "danger" | "warning" | "info";
  readonly text: string;
  /** A second sentence with advice, for example if a write could not be confirmed. */
  readonly hint?: string | undefined;
  /** A button for the next step. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}
