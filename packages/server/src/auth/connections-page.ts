import { html } from "hono/html";
import { bindPage } from "../http/bind-page";
import type { ServerApp } from "../http/server-app";

/**
 * The page of sign-in accounts at other services. This server supports none. The page exists because the profile links
 * to it.
 */
export function mountConnectionsPage(server: ServerApp): void {
  bindPage(server, {
    path: "/accounts/social/connections/",
    show: async ({ viewer, texts: { connections, frame } }) => ({
      title: connections.title,
      body: html`<h1>${connections.title}</h1>
<p>${connections.none(viewer.email)}</p>
<a class="button" href="/app/profile">${frame.backToProfile}</a>
<a class="button" href="/accounts/password/change/">${connections.password}</a>`,
    }),
  });
}
