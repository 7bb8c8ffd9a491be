import { randomText } from "../core/secrets";
import { checkCsrf, greetWithToken } from "../http/csrf";
import type { Auth } from "../http/server-app";
import { mountConnectionsPage } from "./connections-page";
import { mountImpersonationPages } from "./impersonation-pages";
import { mountLogoutPage } from "./logout-page";
import { mountPasswordPage } from "./password-page";
import { recordImpersonatedWrites } from "./record-impersonated-writes";
import { mountResetCalls } from "./reset-calls";
import { mountResetKeyPages } from "./reset-key-pages";
import { mountResetRequestPages } from "./reset-request-pages";
import { mountSessionCalls } from "./session-calls";
import { endSession, identifyBySession } from "./sessions";
import type { PasswordHasher } from "./sign-in";
import { mountSignInPage } from "./sign-in-page";
import { mountUnsubscribePage } from "./unsubscribe-page";

export interface CookieSessionsOptions {
  readonly passwords: PasswordHasher;
}

/** Auth for browsers: sessions in a cookie, CSRF tokens, a sign-in page, and limits. */
export function cookieSessions({ passwords }: CookieSessionsOptions): Auth {
  let decoy: Promise<string> | undefined;
  // Unknown accounts are checked against this hash, so that they take as long as known ones.
  const decoyHash = () => (decoy ??= passwords.hash(randomText(32, "abcdefghijklmnopqrstuvwxyz")));
  return {
    isLimited: true,
    browserSession: {
      end: async (server, facts) => [await endSession(server, facts)],
      greet: greetWithToken,
    },
    identify: identifyBySession,
    checkWrite: (server, facts, formToken) =>
      checkCsrf(facts, [...server.trustedOrigins, ...server.allowedOrigins], formToken),
    mount(server) {
      recordImpersonatedWrites(server);
      mountSessionCalls(server);
      mountSignInPage(server, { passwords, decoyHash });
      mountLogoutPage(server);
      mountImpersonationPages(server);
      mountPasswordPage(server, passwords);
      mountResetRequestPages(server);
      mountResetKeyPages(server, passwords);
      mountResetCalls(server, passwords);
      mountUnsubscribePage(server);
      mountConnectionsPage(server);
    },
  };
}
