import { randomText } from "../core/secrets";
import { cookie, readCookies } from "../http/cookies";
import { isCsrfSecret } from "../http/csrf";
import type { RequestFacts } from "../http/server-app";

// Each request without a token cookie gets a new one, and the last response wins. A form with an earlier token would be
// refused. So forms for signed-out visitors keep their token in a cookie that nothing else writes.
const prefix = "formtoken-";
const dayS = 86_400;

/** The tokens of the browser's open forms on this page, one per form cookie. */
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
