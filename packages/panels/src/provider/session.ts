import { atom } from "jotai";

/** What the answers so far tell of the session. `ended` after `active` is an end in mid-work: what the user typed stays. */
export type SessionState = "unknown" | "active" | "ended" | "absent";

export const sessionAtom = atom<SessionState>("unknown");

/** A refused call: there never was a session, or there is none any more. */
export function afterRefusal(before: SessionState): SessionState {
  return before === "active" || before === "ended" ? "ended" : "absent";
}

/** The sign-in page that returns to where the user is. */
export function signInAddress(origin: string, here: string): string {
  return `${origin}/accounts/login/?next=${encodeURIComponent(here)}`;
}
