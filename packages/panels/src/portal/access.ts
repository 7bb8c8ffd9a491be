import type { SharedValue } from "./shared-state";

/** A panel's behavior without a session: redirect the page to sign-in, or show a sign-in link in the panel's place. */
export type Access = "redirect" | "inline";

/** Whether a signed-in user can see the panels, or must first confirm the profile or accept the agreement. */
export type AccessState = "open" | "unconfirmed" | "unaccepted";

/** The gate for all panels of a page. It polls once for all of them while at least one is mounted. */
export interface AccessGate {
  readonly state: SharedValue<AccessState>;
  /**
   * Panels send requests in parallel with the gate, but wait for this before they show the data. Resolves after five
   * seconds at most.
   */
  readonly isKnown: () => Promise<void> | undefined;
}
