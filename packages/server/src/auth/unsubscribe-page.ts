import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageResponse } from "../http/html-page";
import { errorNote, goodNote } from "../http/page-notes";
import { requestFacts } from "../http/request-facts";
import type { HonoEnv, ServerApp } from "../http/server-app";
import { findSubscriber, unsubscribe } from "../mail/unsubscribe-link";
import { pageTexts } from "../texts/pages";

const path = "/accounts/email/unsubscribe/:subscription/";

/**
 * The page of an email's unsubscribe link, which works without a session. Mail programs post the form by themselves,
 * without an origin or cookies (RFC 8058), so the link's own signature authorizes the request.
 */
export function mountUnsubscribePage(server: ServerApp): void {
  server.app.get(path, async (c) => {
    const { unsubscribe: texts } = pageTexts(requestFacts(c, server).language);
    const subscriber = await findSubscriber(server.db, c.req.param("subscription"));
    if (subscriber === undefined) return invalidPage(c, server);
    return pageResponse(c, server, {
      title: texts.title,
      body: html`<h1>${texts.title}</h1>
<p>${texts.question(subscriber.email)}</p>
<form method="post">
<button type="submit">${texts.submit}</button>
</form>`,
    });
  });

  server.app.post(path, async (c) => {
    const { unsubscribe: texts } = pageTexts(requestFacts(c, server).language);
    const subscriber = await findSubscriber(server.db, c.req.param("subscription"));
    if (subscriber === undefined) return invalidPage(c, server);
    await unsubscribe(server.db, subscriber);
    return pageResponse(c, server, {
      title: texts.title,
      body: html`<h1>${texts.title}</h1>
${goodNote(texts.done)}
<a class="button" href="/app/profile">${texts.toProfile}</a>`,
    });
  });
}

function invalidPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const { unsubscribe: texts } = pageTexts(requestFacts(c, server).language);
  return pageResponse(c, server, {
    title: texts.invalidTitle,
    status: 404,
    body: html`<h1>${texts.invalidTitle}</h1>
${errorNote(texts.invalid)}
<a class="button" href="/app/profile">${texts.toProfile}</a>`,
  });
}
