import { portalOrigin } from "./portal-origin";
import type { SharedValue } from "./shared-state";

/**
 * The state of the session. `ended` after `active` is an end in mid-work: what the user typed stays. `left` is the
 * user's own sign-out, of which nothing stays.
 */
export type SessionState = "unknown" | "active" | "ended" | "absent" | "left";

export const sharedSession: SharedValue<SessionState> = { initial: () => "unknown" };

/** Counts the accounts of this page: with the next one, panels start over. */
export const sharedAccountTurn: SharedValue<number> = { initial: () => 0 };

/** The account that replaced another, until the user has seen the notice. */
export const sharedNewAccount: SharedValue<string | null> = { initial: () => null };

/** The time zone of the viewer's profile; undefined for the browser's. */
export const sharedTimeZone: SharedValue<string | undefined> = { initial: () => undefined };

/** The user postponed the prompt of an ended session; a banner replaces it. */
export const sharedPromptPutOff: SharedValue<boolean> = { initial: () => false };

/** The session of a page, shared by its panels. */
export interface PortalSession {
  /** A request succeeded. */
  onResponse(endpoint: unknown, response: unknown): void;
  /** A request was refused without a session. A refused write shows the prompt again, because the user caused it. */
  onRefusal(options: { readonly isWrite: boolean }): void;
  /** The user signed out. Clears all data, here and in other tabs. */
  forget(): void;
  /** Follows other tabs, and checks again when the user returns. @returns a function that stops it. */
  mount(): () => void;
}

/** Known to be nobody's. Requests wait meanwhile: without a session each would be refused. */
export function isAway(session: SessionState): boolean {
  return session !== "unknown" && session !== "active";
}

/** A refused request: there was never a session, or it has ended. */
export function afterRefusal(before: SessionState): SessionState {
  if (before === "left") return "left";
  return before === "active" || before === "ended" ? "ended" : "absent";
}

/** The page's address, as the navigation knows it. */
interface Place {
  here(): string;
  readonly hash?: { read(): string };
}

/** The address to return to. It keeps a fragment only for lines of a log and for a route: any other one can contain secrets. */
export function returnAddress({ here, hash }: Place): string {
  const fragment = hash?.read() ?? globalThis.location?.hash ?? "";
  return here() + (/^#(L\d+(-L\d+)?|!?\/[^?=\n]*)$/.test(fragment) ? fragment : "");
}

/** The sign-in page that returns to where the user is, with the page's origin if the API has another one. */
export function signInAddress(origin: string, place: Place): string {
  const page = portalOrigin("");
  const here = returnAddress(place);
  const next = portalOrigin(origin) === page ? here : page + here;
  return `${origin}/accounts/login/?next=${encodeURIComponent(next)}`;
}
