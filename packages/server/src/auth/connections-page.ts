import { html } from "hono/html";
import { bindPage } from "../http/bind-page";
import type { Portal } from "../http/portal";

/** Accounts at other services to sign in with. This server knows none; the page exists since the profile links to it. */
export function mountConnectionsPage(portal: Portal): void {
  bindPage(portal, {
    path: "/accounts/social/connections/",
    show: async ({ viewer }) => ({
      title: "Connected accounts",
      body: html`<h1>Connected accounts</h1>
<p>No other service to sign in with is configured on this portal, so nothing is connected to ${viewer.email}.</p>
<a class="button" href="/app/profile">Back to the profile</a>
<a class="button" href="/accounts/password/change/">Password</a>`,
    }),
  });
}
