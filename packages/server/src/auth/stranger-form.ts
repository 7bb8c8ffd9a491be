import { checkCsrf, csrfSecret, newCsrfCookie, newCsrfSecret, tokenField } from "../http/csrf";
import type { Html } from "../http/html-page";
import type { RequestFacts, ServerApp } from "../http/server-app";
import { formSecrets, newFormCookie } from "./form-secrets";

/** The token of a form for visitors without a session, and the cookies that it needs. */
export function strangerForm(
  facts: RequestFacts,
  path: string,
): { readonly token: Html; readonly setCookies: readonly string[] } {
  const [own] = formSecrets(facts);
  const kept = csrfSecret(facts);
  const secret = own ?? kept ?? newCsrfSecret();
  return {
    token: tokenField(secret),
    setCookies: [
      ...(own === undefined ? [newFormCookie(facts, path, secret)] : []),
      ...(kept === undefined ? [newCsrfCookie(facts, secret)] : []),
    ],
  };
}

/** @throws {PortalError} `forbidden` for a form that our own page did not send. */
export function checkStrangerForm(server: ServerApp, facts: RequestFacts, token: string): void {
  checkCsrf(facts, server.trustedOrigins, token, formSecrets(facts));
}
