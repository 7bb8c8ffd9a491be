import { type Problem, settingName, type SettingNames } from "../setup/find-problems";
import type { Reach } from "./find-reach";
import { siteOf } from "./site-of";

const both = (origin: string, names: SettingNames) =>
  `${settingName("api.origin", names)} is ${origin}, but this page is on ${globalThis.origin}`;

/** Browsers send no cookies to another site, so nobody could sign in. */
export function otherSiteProblem(origin: string, names: SettingNames): Problem | undefined {
  if (siteOf(origin) === siteOf(globalThis.origin)) return undefined;
  return {
    about: "another site",
    text: `${both(origin, names)}, another site, so browsers don't send it the session cookie.`,
  };
}

/** The reason why the page can't read the API's responses. Undefined if the connection is the cause. */
export function reachProblem(reach: Reach, origin: string, names: SettingNames): Problem | undefined {
  if (reach === "unreachable") return undefined;
  return reach === "refused"
    ? {
        about: "refused origin",
        isPassing: true,
        text: `${both(origin, names)}, and that API does not allow this page's origin.`,
      }
    : { about: "blocked origin", text: `${both(origin, names)}, whose content security policy blocks requests to it.` };
}

export function headersProblem(error: unknown): Problem {
  return { about: "api.headers", isPassing: true, text: `api.headers failed: ${String(error)}.` };
}
