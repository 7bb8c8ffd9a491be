import type { SharedValue } from "./shared-state";

/** A panel's behavior without a session: send the page to the sign-in page, or ask in its own place. */
export type Access = "redirect" | "inline";

/** Whether a signed-in user can see the panels, or must first confirm the profile or accept the agreement. */
export type AccessState = "open" | "unconfirmed" | "unaccepted";

/** The gate for all panels of a page. It polls once for all of them while at least one is mounted. */
export interface AccessGate {
  readonly state: SharedValue<AccessState>;
  /** Panels send requests at the same time as the gate. Their responses wait for it, five seconds at most. */
  readonly isKnown: () => Promise<void> | undefined;
}
