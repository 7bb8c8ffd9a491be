import { addressGroup, spend } from "../http/limits";
import type { RequestFacts, ServerApp } from "../http/server-app";
import { requestPasswordReset } from "../mail/reset-mail";
import { readTypedEmail } from "./sign-in";

/**
 * Requests a link for a new password, as often as sign-in may be tried. The account of a limit is the typed address, whether it
 * has an account or not.
 * @throws {PortalError} `throttled`
 */
export async function requestReset(server: ServerApp, facts: RequestFacts, email: string, next: string): Promise<void> {
  const { account, address } = server.limits.signIn;
  await spend(server, "reset-address", addressGroup(facts.address), address);
  const typed = readTypedEmail(email);
  await spend(server, "reset-account", typed.counted, account);
  // No stored address has hidden characters, and none is empty.
  if (server.mail === undefined || typed.hasHidden || typed.email === "") return;
  await requestPasswordReset(server, { email: typed.email, next, language: facts.language });
}
