import { isPortalError, type PortalError } from "@gatehouse/contract";
import { html } from "hono/html";
import { bindPage, type Visit } from "../http/bind-page";
import { newCsrfCookie } from "../http/csrf";
import type { HtmlPage } from "../http/html-page";
import { addressGroup, forgive, spend } from "../http/limits";
import { errorNote, goodNote, minutesOf } from "../http/page-notes";
import type { ServerApp } from "../http/server-app";
import type { PageTexts } from "../texts/pages.messages";
import { inLanguage } from "../texts/refusal";
import { auditLock } from "./audit-sign-in";
import { changePassword, hasUsablePassword } from "./change-password";
import { passwordInput, passwordRuleList } from "./password-input";
import type { PasswordHasher } from "./sign-in";

const path = "/accounts/password/change/";

/** The page to change the account's password, or to set the first one. The profile links to it. */
export function mountPasswordPage(server: ServerApp, passwords: PasswordHasher): void {
  bindPage(server, {
    path,
    show: async (visit) => (visit.viewer.impersonatedBy === null ? formPage(visit) : refusedPage(visit)),
    async submit(submission) {
      const { viewer, facts, field } = submission;
      if (viewer.impersonatedBy !== null) return refusedPage(submission);
      // Allow as many guesses of the current password as at sign-in, with separate counts.
      const { account, address } = server.limits.signIn;
      try {
        await spend(server, "password-address", addressGroup(facts.address), address);
        await spend(server, "password-account", String(viewer.id), account, () =>
          auditLock(server, facts, "password changes of this account", viewer.email),
        );
        const session = await changePassword(submission, facts, passwords, {
          current: field("current"),
          password: field("password"),
          repeated: field("repeated"),
        });
        await forgive(server, "password-account", String(viewer.id));
        return donePage([session, newCsrfCookie(facts)], submission.texts);
      } catch (thrown) {
        const error = inLanguage(thrown, facts.language);
        if (!isPortalError(error, "invalid", "throttled")) throw thrown;
        return formPage(submission, error);
      }
    },
  });
}

async function formPage(visit: Visit, error?: PortalError): Promise<HtmlPage> {
  const isSet = await hasUsablePassword(visit);
  const { password: texts, frame } = visit.texts;
  const title = isSet ? texts.change : texts.set;
  const messages = error?.fields ?? {};
  const input = (name: string, label: string, autocomplete: string) =>
    passwordInput({ name, label, autocomplete, messages: messages[name] ?? [] });
  return {
    title,
    status: error === undefined ? undefined : (error.status ?? 400),
    retryAfterMs: error?.retryAfterMs,
    body: html`<h1>${title}</h1>
<p>${isSet ? "" : texts.hasNone}${texts.account(visit.viewer.email)}</p>
${error?.kind === "throttled" ? errorNote(frame.tooManyAttempts(minutesOf(error.retryAfterMs ?? 0))) : ""}
<form method="post" action="${path}">
${visit.token}
<input class="hidden" type="text" name="username" autocomplete="username" value="${visit.viewer.email}" readonly tabindex="-1" aria-hidden="true">
${isSet ? input("current", texts.current, "current-password") : ""}
${input("password", texts.new, "new-password")}
${passwordRuleList(texts.rules)}
${input("repeated", texts.repeated, "new-password")}
<button type="submit">${title}</button>
</form>
<a class="button" href="/app/profile">${frame.backToProfile}</a>`,
  };
}

function donePage(setCookies: readonly string[], { password, frame, reset }: PageTexts): HtmlPage {
  return {
    title: reset.doneTitle,
    setCookies,
    body: html`<h1>${reset.doneTitle}</h1>
${goodNote(password.changed)}
<a class="button" href="/app/profile">${frame.backToProfile}</a>`,
  };
}

function refusedPage({ viewer, texts: { password, frame, impersonation } }: Visit): HtmlPage {
  return {
    title: password.title,
    status: 403,
    body: html`<h1>${password.title}</h1>
${errorNote(password.impersonating(viewer.email))}
<a class="button" href="/app/">${frame.backToPortal}</a>
<a class="button" href="/user/impersonate/stop/">${impersonation.stop}</a>`,
  };
}
