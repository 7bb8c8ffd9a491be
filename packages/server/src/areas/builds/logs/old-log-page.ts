import { logDays } from "@gatehouse/contract/builds";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageResponse } from "../../../http/html-page";
import { requestFacts } from "../../../http/request-facts";
import type { HonoEnv, ServerApp } from "../../../http/server-app";
import { pageTexts } from "../../../texts/pages";

/** A page that says the log was deleted because of its age. An empty page would look like a build without output. */
export function oldLogPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  const { oldLog, frame } = pageTexts(requestFacts(c, server).language);
  return pageResponse(c, server, {
    title: oldLog.title,
    status: 410,
    body: html`<h1>${oldLog.title}</h1>
<p>${oldLog.sentence(logDays)}</p>
<a class="button" href="/app/">${frame.backToHome}</a>`,
  });
}
