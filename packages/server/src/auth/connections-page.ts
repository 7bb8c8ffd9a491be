import { html } from "hono/html";
import { bindPage } from "../http/bind-page";
import type { ServerApp } from "../http/server-app";

/** Accounts at other services to sign in with. This server knows none; the page exists since the profile links to it. */
export function mountConnectionsPage(server: ServerApp): void {
  bindPage(server, {
    path: "/accounts/social/connections/",
    show: async ({ viewer }) => ({
      title: "Connected accounts",
      body: html`<h1>Connected accounts</h1>
<p>No other service to sign in with is configured on this server, so nothing is connected to ${viewer.email}.</p>
<a class="button" href="/app/profile">Back to the profile</a>
<a class="button" href="/accounts/password/change/">Password</a>`,
    }),
  });
}
