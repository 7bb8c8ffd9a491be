import { isPortalError, type PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { checkCsrf, csrfSecret, newCsrfCookie, newCsrfSecret, noCookie, tokenField } from "../http/csrf";
import { answerPage, redirect } from "../http/html-page";
import { addressGroup, forgive, spend } from "../http/limits";
import { nextPage } from "../http/next-page";
import { errorNote, minutes } from "../http/page-notes";
import { readForm } from "../http/read-form";
import { requestFacts } from "../http/request-facts";
import type { HonoEnv, RequestFacts, ServerApp } from "../http/server-app";
import { formSecrets, newFormCookie } from "./form-secrets";
import { startSession } from "./sessions";
import { type PasswordHasher, readTypedEmail, verifyPassword } from "./sign-in";

export interface SignInOptions {
  readonly passwords: PasswordHasher;
  readonly decoyHash: () => Promise<string>;
}

const path = "/accounts/login/";

/** The sign-in page: a plain form, which works without script. */
export function mountSignInPage(server: ServerApp, options: SignInOptions): void {
  server.app.get(path, async (c) => {
    const next = nextPage(c.req.query("next"));
    const identity = await server.auth.identify(server, requestFacts(c, server));
    return identity === undefined ? signInForm(c, server, { next, email: "" }) : redirect(next, identity.setCookies);
  });

  server.app.post(path, async (c) => {
    const field = await readForm(c.req.raw);
    const next = nextPage(field("next"));
    const email = field("email").slice(0, 254);
    const token = field("csrfmiddlewaretoken");
    try {
      return redirect(next, await signIn(c, server, options, { email, password: field("password"), token }));
    } catch (error) {
      if (!isPortalError(error, "invalid", "forbidden", "throttled")) throw error;
      return signInForm(c, server, { next, email, error, token });
    }
  });
}

async function signIn(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  options: SignInOptions,
  { email, password, token }: { readonly email: string; readonly password: string; readonly token: string },
): Promise<readonly string[]> {
  const facts = requestFacts(c, server);
  const { account, address } = server.limits.signIn;
  checkCsrf(facts, server.trustedOrigins, token, formSecrets(facts));
  await spend(server, "sign-in-address", addressGroup(facts.address), address);
  const typed = readTypedEmail(email);
  await spend(server, "sign-in-account", typed.counted, account);
  const userId = await verifyPassword({ db: server.db, ...options }, { typed, password });
  // Two look-alike addresses share a limit. Only the owner of the plain one may reset it.
  if (typed.counted === typed.email) await forgive(server, "sign-in-account", typed.counted);
  return [await startSession(server, facts, userId), newCsrfCookie(facts)];
}

interface FormState {
  readonly next: string;
  readonly email: string;
  readonly error?: PortalError;
  /** The token that the form sent. */
  readonly token?: string;
}

function signInForm(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  { next, email, error, token = "" }: FormState,
): Response {
  const facts = requestFacts(c, server);
  const [own] = formSecrets(facts);
  const kept = csrfSecret(facts);
  const secret = own ?? kept ?? newCsrfSecret();
  const isRefused = error?.kind === "invalid";
  const invalid = isRefused ? html` aria-invalid="true" aria-describedby="error"` : "";
  return answerPage(c, server, {
    title: "Sign in",
    status: error?.status,
    retryAfterMs: error?.retryAfterMs,
    setCookies: [
      ...(own === undefined ? [newFormCookie(facts, path, secret)] : []),
      ...(kept === undefined ? [newCsrfCookie(facts, secret)] : []),
    ],
    body: html`<h1>Sign in</h1>
${error === undefined ? "" : errorNote(errorText(error, facts, token))}
<form method="post" action="${path}">
${tokenField(secret)}
<input type="hidden" name="next" value="${next}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}"${email === "" ? " autofocus" : ""}${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${email === "" ? "" : " autofocus"}${invalid}>
<button type="submit">Sign in</button>
</form>`,
  });
}

function errorText(error: PortalError, facts: RequestFacts, token: string): string {
  if (error.kind === "throttled") return `Too many attempts. Try again in ${minutes(error.retryAfterMs ?? 0)}.`;
  if (error.kind !== "forbidden") return error.detail ?? "";
  // Our own page, whose form has a token, has set two.
  const isBlocked = token !== "" && error.detail === `CSRF Failed: ${noCookie}` && formSecrets(facts).length === 0;
  return !isBlocked
    ? "This form was no longer valid. Sign in again."
    : `Your browser blocks the cookies of ${new URL(facts.origin).host}, and without them nobody can be signed in. Allow them in the browser's settings, then sign in again.`;
}
