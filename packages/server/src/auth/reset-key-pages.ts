import { isPortalError, type PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageResponse, redirect } from "../http/html-page";
import { addressGroup, forgive, spend } from "../http/limits";
import { nextPage } from "../http/next-page";
import { errorNote, goodNote, minutesOf } from "../http/page-notes";
import { readForm } from "../http/read-form";
import { requestFacts } from "../http/request-facts";
import { withoutReferrer } from "../http/response-headers";
import type { HonoEnv, ServerApp } from "../http/server-app";
import { pageTexts } from "../texts/pages";
import { inLanguage } from "../texts/refusal";
import { passwordInput, passwordRuleList } from "./password-input";
import { findResetAccount, resetPassword } from "./reset-password";
import { resetPath, withNext } from "./reset-paths";
import type { PasswordHasher } from "./sign-in";
import { checkStrangerForm, strangerForm } from "./stranger-form";

const keyPath = `${resetPath}key/:resetKey/`;
const donePath = `${resetPath}key/done/`;

/**
 * The page of an emailed reset link: a form for the new password. Opening it doesn't use up the link, because mail
 * programs open links too.
 */
export function mountResetKeyPages(server: ServerApp, passwords: PasswordHasher): void {
  // Register this first, because the path with a key also matches it.
  server.app.get(donePath, (c) => {
    const { reset: texts, signIn } = pageTexts(requestFacts(c, server).language);
    return pageResponse(c, server, {
      title: texts.doneTitle,
      body: html`<h1>${texts.doneTitle}</h1>
${goodNote(texts.done)}
<a class="button" href="${withNext("/accounts/login/", nextPage(c.req.query("next")))}">${signIn.title}</a>`,
    });
  });

  server.app.get(keyPath, (c) => {
    const next = nextPage(c.req.query("next"));
    return keyPage(c, server, next);
  });

  server.app.post(keyPath, async (c) => {
    const facts = requestFacts(c, server);
    const field = await readForm(c.req.raw);
    const next = nextPage(field("next"));
    try {
      checkStrangerForm(server, facts, field("csrfmiddlewaretoken"));
      await spend(server, "reset-key-address", addressGroup(facts.address), server.limits.signIn.address);
      const { email } = await resetPassword(server, facts, passwords, {
        key: c.req.param("resetKey"),
        password: field("password"),
        repeated: field("repeated"),
      });
      // Reset the count of failed sign-ins with the old password.
      await forgive(server, "sign-in-account", email);
      return redirect(withNext(donePath, next));
    } catch (thrown) {
      const error = inLanguage(thrown, facts.language);
      if (!isPortalError(error, "forbidden", "throttled", "invalid", "not-found") || error.status === 415) throw thrown;
      return keyPage(c, server, next, error);
    }
  });
}

async function keyPage(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  next: string,
  error?: PortalError,
): Promise<Response> {
  const facts = requestFacts(c, server);
  const { reset: texts, password, frame, staleForm } = pageTexts(facts.language);
  const key = c.req.param("resetKey") ?? "";
  const account = await findResetAccount(server, key);
  if (account === undefined)
    return withoutReferrer(
      pageResponse(c, server, {
        title: texts.overTitle,
        status: 410,
        body: html`<h1>${texts.overTitle}</h1>
${errorNote(texts.over)}
${server.mail === undefined ? html`<p>${texts.noEmail}</p>` : html`<a class="button" href="${withNext(resetPath, next)}">${texts.requestAnother}</a>`}
<a class="button" href="${withNext("/accounts/login/", next)}">${texts.backToSignIn}</a>`,
      }),
    );
  const form = strangerForm(facts, resetPath);
  const messages = error?.fields ?? {};
  const problems: Partial<Record<PortalError["kind"], string>> = {
    forbidden: staleForm.sentence,
    throttled: frame.tooManyAttempts(minutesOf(error?.retryAfterMs ?? 0)),
  };
  const problem = error && problems[error.kind];
  const input = (name: string, label: string) =>
    passwordInput({ name, label, autocomplete: "new-password", messages: messages[name] ?? [] });
  return withoutReferrer(
    pageResponse(c, server, {
      title: texts.chooseTitle,
      status: error?.status,
      retryAfterMs: error?.retryAfterMs,
      setCookies: form.setCookies,
      body: html`<h1>${texts.chooseTitle}</h1>
<p>${texts.account(account.email)}</p>
${problem === undefined ? "" : errorNote(problem)}
<form method="post">
${form.token}
<input type="hidden" name="next" value="${next}">
<input class="hidden" type="text" name="username" autocomplete="username" value="${account.email}" readonly tabindex="-1" aria-hidden="true">
${input("password", password.new)}
${passwordRuleList(password.rules)}
${input("repeated", password.repeated)}
<button type="submit">${texts.choose}</button>
</form>`,
    }),
  );
}
