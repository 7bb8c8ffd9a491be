import { html } from "hono/html";
import { checkCsrf, csrfField } from "../http/csrf";
import { pageResponse, redirect } from "../http/html-page";
import { readForm } from "../http/read-form";
import { requestFacts } from "../http/request-facts";
import { clearSite } from "../http/response-headers";
import type { ServerApp } from "../http/server-app";
import { pageTexts } from "../texts/pages";
import { forgetAccountScript } from "./forget-account-script";
import { endSession } from "./sessions";

const path = "/accounts/logout/";

/**
 * Sign-out for links and for pages without scripts. GET shows a form, and POST with the token ends the session. With
 * scripts enabled, the next page also clears the panels' storage of the account.
 */
export function mountLogoutPage(server: ServerApp): void {
  server.app.get(path, async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    if (identity === undefined) return redirect("/accounts/login/");
    const csrf = csrfField(facts);
    const { signOut: texts, frame } = pageTexts(facts.language);
    return pageResponse(c, server, {
      title: texts.title,
      setCookies: csrf.setCookies,
      body: html`<h1>${texts.title}</h1>
<p>${texts.signedInAs(identity.viewer.email)}</p>
<form method="post" action="${path}">
${csrf.field}
<button type="submit">${texts.submit}</button>
</form>
<a class="button" href="/app/">${frame.backToPortal}</a>`,
    });
  });

  server.app.post(path, async (c) => {
    const facts = requestFacts(c, server);
    const hasForm = c.req.header("Content-Type") !== undefined;
    checkCsrf(facts, server.trustedOrigins, hasForm ? (await readForm(c.req.raw))("csrfmiddlewaretoken") : undefined);
    const { signOut: texts, signIn } = pageTexts(facts.language);
    const page = pageResponse(c, server, {
      title: texts.signedOut,
      setCookies: [await endSession(server, facts)],
      script: forgetAccountScript,
      body: html`<h1>${texts.signedOut}</h1>
<a class="button" href="/accounts/login/">${signIn.title}</a>`,
    });
    return clearSite(page);
  });
}
