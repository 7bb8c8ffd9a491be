import { addressGroup, spend } from "../http/limits";
import type { RequestFacts, ServerApp } from "../http/server-app";
import { requestPasswordReset } from "../mail/reset-mail";
import { readTypedEmail } from "./sign-in";

/**
 * Requests a password reset link, with the same limits as sign-in. The account limit counts the typed address, even one
 * without an account.
 * @throws {PortalError} `throttled`
 */
export async function requestReset(server: ServerApp, facts: RequestFacts, email: string, next: string): Promise<void> {
  const { account, address } = server.limits.signIn;
  await spend(server, "reset-address", addressGroup(facts.address), address);
  const typed = readTypedEmail(email);
  await spend(server, "reset-account", typed.counted, account);
  // Stored addresses are never empty and have no hidden characters.
  if (server.mail === undefined || typed.hasHidden || typed.email === "") return;
  await requestPasswordReset(server, { email: typed.email, next, language: facts.language });
}
