import { randomText } from "../core/secrets";
import { cookie, readCookies } from "../http/cookies";
import { isCsrfSecret } from "../http/csrf";
import type { RequestFacts } from "../http/server-app";

// Every call that comes without a token sets one, and of several at once the last one stays: a form that was filled in with
// another's would be refused. So a form that strangers see keeps its token in a cookie that nothing else writes.
const prefix = "formtoken-";
const dayS = 86_400;

/** The tokens of the browser's forms on this page; more than one where several were opened at once. */
export function formSecrets(facts: Pick<RequestFacts, "request" | "isSecure">): readonly string[] {
  return readCookies(facts, prefix).filter(isCsrfSecret);
}

/** A form's own cookie, with a unique name and, if its prefix allows it, only for the form's page. */
export function newFormCookie({ isSecure }: Pick<RequestFacts, "isSecure">, path: string, secret: string): string {
  return cookie(prefix + randomText(8, "abcdefghijklmnopqrstuvwxyz"), secret, {
    maxAgeS: dayS,
    isSecure,
    isHttpOnly: true,
    path,
  });
}
