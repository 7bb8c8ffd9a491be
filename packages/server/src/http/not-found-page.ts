import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageTexts } from "../texts/pages";
import { pageResponse } from "./html-page";
import { requestFacts } from "./request-facts";
import type { HonoEnv, ServerApp } from "./server-app";

/** The 404 page. It looks the same whether the page doesn't exist or the viewer may not see it. */
export function notFoundPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const { notFound, frame } = pageTexts(requestFacts(c, server).language);
  return pageResponse(c, server, {
    title: notFound.title,
    status: 404,
    body: html`<h1>${notFound.title}</h1>
<p>${notFound.sentence}</p>
<a class="button" href="/app/">${frame.backToHome}</a>`,
  });
}
