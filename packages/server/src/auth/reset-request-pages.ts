import { isPortalError, type PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageResponse, redirect } from "../http/html-page";
import { nextPage } from "../http/next-page";
import { errorNote, goodNote, minutesOf } from "../http/page-notes";
import { readForm } from "../http/read-form";
import { requestFacts } from "../http/request-facts";
import type { HonoEnv, ServerApp } from "../http/server-app";
import { pageTexts } from "../texts/pages";
import { requestReset } from "./request-reset";
import { resetPath, withNext } from "./reset-paths";
import { checkStrangerForm, strangerForm } from "./stranger-form";

const donePath = `${resetPath}done/`;

/** The page to request a password reset link. Known and unknown addresses get the same response. */
export function mountResetRequestPages(server: ServerApp): void {
  server.app.get(resetPath, (c) => requestPage(c, server, { next: nextPage(c.req.query("next")), email: "" }));

  server.app.post(resetPath, async (c) => {
    const facts = requestFacts(c, server);
    const field = await readForm(c.req.raw);
    const next = nextPage(field("next"));
    const email = field("email").slice(0, 254);
    if (server.mail === undefined) return requestPage(c, server, { next, email });
    try {
      checkStrangerForm(server, facts, field("csrfmiddlewaretoken"));
      await requestReset(server, facts, email, next);
      return redirect(withNext(donePath, next));
    } catch (error) {
      if (!isPortalError(error, "forbidden", "throttled")) throw error;
      return requestPage(c, server, { next, email, error });
    }
  });

  server.app.get(donePath, (c) => {
    const { reset: texts } = pageTexts(requestFacts(c, server).language);
    const next = nextPage(c.req.query("next"));
    return pageResponse(c, server, {
      title: texts.sentTitle,
      body: html`<h1>${texts.sentTitle}</h1>
${goodNote(texts.sent)}
<p>${texts.notArrived}</p>
<a class="button" href="${withNext(resetPath, next)}">${texts.requestAnother}</a>
<a class="button" href="${withNext("/accounts/login/", next)}">${texts.backToSignIn}</a>`,
    });
  });
}

interface RequestForm {
  readonly next: string;
  readonly email: string;
  readonly error?: PortalError;
}

function requestPage(c: HonoContext<HonoEnv>, server: ServerApp, { next, email, error }: RequestForm): Response {
  const facts = requestFacts(c, server);
  const { reset: texts, signIn, staleForm, frame } = pageTexts(facts.language);
  const back = html`<a class="button" href="${withNext("/accounts/login/", next)}">${texts.backToSignIn}</a>`;
  if (server.mail === undefined)
    return pageResponse(c, server, {
      title: texts.title,
      body: html`<h1>${texts.title}</h1>
<p>${texts.noEmail}</p>
${back}`,
    });
  const form = strangerForm(facts, resetPath);
  const problem =
    error?.kind === "throttled" ? frame.tooManyAttempts(minutesOf(error.retryAfterMs ?? 0)) : staleForm.sentence;
  return pageResponse(c, server, {
    title: texts.title,
    status: error?.status,
    retryAfterMs: error?.retryAfterMs,
    setCookies: form.setCookies,
    body: html`<h1>${texts.title}</h1>
${error === undefined ? "" : errorNote(problem)}
<p>${texts.enterEmail}</p>
<form method="post" action="${resetPath}">
${form.token}
<input type="hidden" name="next" value="${next}">
<label for="email">${signIn.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${email}">
<button type="submit">${texts.submit}</button>
</form>
${back}`,
  });
}
