import { portalOrigin } from "./portal-origin";
import type { SharedValue } from "./shared-state";

/**
 * The state of the session. `ended` follows `active`: the session expired during work, so input is kept. `left` means
 * that the user signed out, so nothing is kept.
 */
export type SessionState = "unknown" | "active" | "ended" | "absent" | "left";

export const sharedSession: SharedValue<SessionState> = { initial: () => "unknown" };

/** Counts the accounts that used this page. Panels remount when it changes. */
export const sharedAccountTurn: SharedValue<number> = { initial: () => 0 };

/** The account that replaced another, until the user has seen the notice. */
export const sharedNewAccount: SharedValue<string | null> = { initial: () => null };

/** The time zone of the viewer's profile. Undefined means the browser's. */
export const sharedTimeZone: SharedValue<string | undefined> = { initial: () => undefined };

/** Whether the user postponed the prompt of an ended session. Then a banner replaces the prompt. */
export const sharedPromptPutOff: SharedValue<boolean> = { initial: () => false };

/** The session of a page, shared by its panels. */
export interface PortalSession {
  /** Call it when a request succeeds. */
  onResponse(endpoint: unknown, response: unknown): void;
  /**
   * Call it when a request is refused without a session. A refused write shows the prompt again, because the user
   * caused it.
   */
  onRefusal(options: { readonly isWrite: boolean }): void;
  /** Call it when the user signs out. Clears all data, here and in other tabs. */
  forget(): void;
  /**
   * Follows other tabs, and checks the session when the user returns.
   * @returns a function that stops it.
   */
  mount(): () => void;
}

/** Whether nobody is signed in. Requests wait meanwhile, because each would be refused. */
export function isAway(session: SessionState): boolean {
  return session !== "unknown" && session !== "active";
}

/** The state after a refused request: either the session has ended, or there never was one. */
export function afterRefusal(before: SessionState): SessionState {
  if (before === "left") return "left";
  return before === "active" || before === "ended" ? "ended" : "absent";
}

/** The parts of the navigation that give the page's address. */
interface Place {
  here(): string;
  readonly hash?: { read(): string };
}

/**
 * The address to return to. Keeps the fragment only if it names log lines or a route, because others can contain
 * secrets.
 */
export function returnAddress({ here, hash }: Place): string {
  const fragment = hash?.read() ?? globalThis.location?.hash ?? "";
  return here() + (/^#(L\d+(-L\d+)?|!?\/[^?=\n]*)$/.test(fragment) ? fragment : "");
}

/**
 * The address of the sign-in page, which returns the user here. If the API has another origin, the return address
 * includes the page's origin.
 */
export function signInAddress(origin: string, place: Place): string {
  const page = portalOrigin("");
  const here = returnAddress(place);
  const next = portalOrigin(origin) === page ? here : page + here;
  return `${origin}/accounts/login/?next=${encodeURIComponent(next)}`;
}
