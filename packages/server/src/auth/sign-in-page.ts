import { isPortalError, type PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { newCsrfCookie, noCookie } from "../http/csrf";
import { pageResponse, redirect } from "../http/html-page";
import { addressGroup, forgive, spend } from "../http/limits";
import { nextPage } from "../http/next-page";
import { errorNote, minutesOf } from "../http/page-notes";
import { readForm } from "../http/read-form";
import { requestFacts } from "../http/request-facts";
import type { HonoEnv, RequestFacts, ServerApp } from "../http/server-app";
import { pageTexts } from "../texts/pages";
import { inLanguage } from "../texts/refusal";
import { auditLock, auditRefusedSignIn } from "./audit-sign-in";
import { formSecrets } from "./form-secrets";
import { resetPath, withNext } from "./reset-paths";
import { startSession } from "./sessions";
import { type PasswordHasher, readTypedEmail, verifyPassword } from "./sign-in";
import { checkStrangerForm, strangerForm } from "./stranger-form";

export interface SignInOptions {
  readonly passwords: PasswordHasher;
  readonly decoyHash: () => Promise<string>;
}

const path = "/accounts/login/";

/** The sign-in page: a plain form that works without scripts. */
export function mountSignInPage(server: ServerApp, options: SignInOptions): void {
  server.app.get(path, async (c) => {
    const next = nextPage(c.req.query("next"), server);
    const identity = await server.auth.identify(server, requestFacts(c, server));
    return identity === undefined ? signInForm(c, server, { next, email: "" }) : redirect(next, identity.setCookies);
  });

  server.app.post(path, async (c) => {
    const field = await readForm(c.req.raw);
    const next = nextPage(field("next"), server);
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
  checkStrangerForm(server, facts, token);
  await spend(server, "sign-in-address", addressGroup(facts.address), address, () =>
    auditLock(server, facts, "sign-ins from this address"),
  );
  const typed = readTypedEmail(email);
  await spend(server, "sign-in-account", typed.counted, account, () =>
    auditLock(server, facts, "sign-ins to this account", typed.counted),
  );
  const userId = await verifyPassword({ db: server.db, ...options }, { typed, password }).catch(async (error) => {
    if (isPortalError(error, "invalid")) await auditRefusedSignIn(server, facts, typed);
    throw error;
  });
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
  const { signIn: texts } = pageTexts(facts.language);
  const form = strangerForm(facts, path);
  const isRefused = error?.kind === "invalid";
  const invalid = isRefused ? html` aria-invalid="true" aria-describedby="error"` : "";
  return pageResponse(c, server, {
    title: texts.title,
    // Chromium also applies `form-action` to the redirect after the form.
    formTargets: server.allowedOrigins.filter((origin) => next.startsWith(`${origin}/`)),
    status: error?.status,
    retryAfterMs: error?.retryAfterMs,
    setCookies: form.setCookies,
    body: html`<h1>${texts.title}</h1>
${error === undefined ? "" : errorNote(errorText(error, facts, token))}
<form method="post" action="${path}">
${form.token}
<input type="hidden" name="next" value="${next}">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}"${email === "" ? " autofocus" : ""}${invalid}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${email === "" ? "" : " autofocus"}${invalid}>
<button type="submit">${texts.submit}</button>
</form>
<p class="after">${server.mail === undefined ? texts.askAdministrator : html`<a href="${withNext(resetPath, next)}">${texts.forgot}</a>`}</p>`,
  });
}

function errorText(error: PortalError, facts: RequestFacts, token: string): string {
  const { signIn: texts, frame } = pageTexts(facts.language);
  if (error.kind === "throttled") return frame.tooManyAttempts(minutesOf(error.retryAfterMs ?? 0));
  if (error.kind !== "forbidden") return inLanguage(error, facts.language).detail ?? "";
  // Our page sets two cookies along with the form's token. If neither arrives, the browser blocks cookies.
  const isBlocked = token !== "" && error.detail === `CSRF Failed: ${noCookie}` && formSecrets(facts).length === 0;
  return isBlocked ? texts.cookiesBlocked(new URL(facts.origin).host) : texts.staleForm;
}
