import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { answerPage } from "./html-page";
import type { HonoEnv, ServerApp } from "./server-app";

/** The same for what does not exist and for what the viewer may not see. */
export function notFoundPage(c: HonoContext<HonoEnv>, server: ServerApp): Response {
  return answerPage(c, server, {
    title: "Page not found",
    status: 404,
    body: html`<h1>Page not found</h1>
<p>There is nothing at this address.</p>
<a class="button" href="/app/">Back to Home</a>`,
  });
}
