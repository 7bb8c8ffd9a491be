import { PortalError } from "@gatehouse/contract";
import { and, eq } from "drizzle-orm";
import { html } from "hono/html";
import { isGuid } from "../../core/guid";
import { licenses } from "../../db/tables/licenses";
import { bindPage } from "../../http/bind-page";
import type { ServerApp } from "../../http/server-app";

/** How a license is activated on a computer without a network, for its owner. */
export function bindOfflineActivation(server: ServerApp): void {
  bindPage(server, {
    path: "/licenses/details/:licenseGuid/offline-activation/",
    async show({ db, viewer, product, param }) {
      const guid = param("licenseGuid");
      if (!isGuid(guid)) throw new PortalError("not-found");
      const [license] = await db
        .select()
        .from(licenses)
        .where(and(eq(licenses.guid, guid), eq(licenses.ownerId, viewer.id)));
      if (license === undefined) throw new PortalError("not-found");
      return {
        title: `Offline activation of ${license.serialNumber}`,
        body: html`<h1>Offline activation</h1>
<dl>
<dt>Serial number</dt><dd class="mono">${license.serialNumber}</dd>
<dt>Type</dt><dd>${license.type.toUpperCase()}${license.isTrial ? " trial" : ""}</dd>
<dt>State</dt><dd>${license.activatedAt === null ? "Not activated yet" : `Activated on ${license.activatedAt.toISOString().slice(0, 10)}`}</dd>
</dl>
<p>For a computer that has no connection to this server:</p>
<ol>
<li>Open the license manager of ${product.name} on that computer, choose offline activation and enter the serial number above. It writes a request file.</li>
<li>Bring the request file to a computer with a connection and send it to us in a <a href="/app/support">support ticket</a> that names the serial number.</li>
<li>Bring the activation file that you get in answer to the first computer and open it in the license manager.</li>
</ol>
<p class="note">This page explains the way; request files are answered by our staff and not here.</p>
<a class="button" href="/app/licenses/${guid}">Back to the license</a>`,
      };
    },
  });
}
