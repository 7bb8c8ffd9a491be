import { isPortalError, type PortalError } from "@gatehouse/contract";
import { html } from "hono/html";
import { bindPage, type Visit } from "../http/bind-page";
import { newCsrfCookie } from "../http/csrf";
import type { Html, HtmlPage } from "../http/html-page";
import { addressGroup, forgive, spend } from "../http/limits";
import { errorNote, goodNote, minutes } from "../http/page-notes";
import type { ServerApp } from "../http/server-app";
import { changePassword, hasUsablePassword } from "./change-password";
import { passwordRules } from "./password-rules";
import type { PasswordHasher } from "./sign-in";

const path = "/accounts/password/change/";

/** Where an account changes its password, or sets one if it has none yet. The profile links to it. */
export function mountPasswordPage(server: ServerApp, passwords: PasswordHasher): void {
  bindPage(server, {
    path,
    show: async (visit) => (visit.viewer.impersonatedBy === null ? formPage(visit) : refusedPage(visit)),
    async submit(submission) {
      const { viewer, facts, field } = submission;
      if (viewer.impersonatedBy !== null) return refusedPage(submission);
      // As many guesses at the current password as at sign-in, but counted for themselves.
      const { account, address } = server.limits.signIn;
      try {
        await spend(server, "password-address", addressGroup(facts.address), address);
        await spend(server, "password-account", String(viewer.id), account);
        const session = await changePassword(submission, facts, passwords, {
          current: field("current"),
          password: field("password"),
          repeated: field("repeated"),
        });
        await forgive(server, "password-account", String(viewer.id));
        return donePage([session, newCsrfCookie(facts)]);
      } catch (error) {
        if (!isPortalError(error, "invalid", "throttled")) throw error;
        return formPage(submission, error);
      }
    },
  });
}

async function formPage(visit: Visit, error?: PortalError): Promise<HtmlPage> {
  const isSet = await hasUsablePassword(visit);
  const title = isSet ? "Change password" : "Set password";
  const messages = error?.fields ?? {};
  const input = (name: string, label: string, autocomplete: string) =>
    passwordInput({ name, label, autocomplete, messages: messages[name] ?? [] });
  return {
    title,
    status: error === undefined ? undefined : (error.status ?? 400),
    retryAfterMs: error?.retryAfterMs,
    body: html`<h1>${title}</h1>
<p>${isSet ? "" : "Your account has no password yet. "}Your account is ${visit.viewer.email}. Its other sessions will be signed out.</p>
${error?.kind === "throttled" ? errorNote(`Too many attempts. Try again in ${minutes(error.retryAfterMs ?? 0)}.`) : ""}
<form method="post" action="${path}">
${visit.token}
<input class="hidden" type="text" name="username" autocomplete="username" value="${visit.viewer.email}" readonly tabindex="-1" aria-hidden="true">
${isSet ? input("current", "Current password", "current-password") : ""}
${input("password", "New password", "new-password")}
<ul class="note" id="rules">${passwordRules.map((rule) => html`<li>${rule}</li>`)}</ul>
${input("repeated", "New password again", "new-password")}
<button type="submit">${title}</button>
</form>
<a class="button" href="/app/profile">Back to the profile</a>`,
  };
}

interface PasswordInput {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly messages: readonly string[];
}

function passwordInput({ name, label, autocomplete, messages }: PasswordInput): Html {
  const described = [messages.length > 0 ? `${name}-error` : "", name === "password" ? "rules" : ""]
    .filter(Boolean)
    .join(" ");
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" required${described === "" ? "" : html` aria-describedby="${described}"`}${messages.length > 0 ? html` aria-invalid="true"` : ""}>
${messages.length > 0 ? errorNote(messages.join(" "), `${name}-error`) : ""}`;
}

function donePage(setCookies: readonly string[]): HtmlPage {
  return {
    title: "Password changed",
    setCookies,
    body: html`<h1>Password changed</h1>
${goodNote("Your password has been changed. Your other sessions have been signed out.")}
<a class="button" href="/app/profile">Back to the profile</a>`,
  };
}

function refusedPage({ viewer }: Visit): HtmlPage {
  return {
    title: "Password",
    status: 403,
    body: html`<h1>Password</h1>
${errorNote(`While you impersonate ${viewer.email}, the password cannot be changed.`)}
<a class="button" href="/app/">Back to the portal</a>
<a class="button" href="/user/impersonate/stop/">Stop impersonation</a>`,
  };
}
