import { PortalError } from "@gatehouse/contract";
import { and, eq } from "drizzle-orm";
import { html } from "hono/html";
import { isGuid } from "../../core/guid";
import { licenses } from "../../db/tables/licenses";
import { bindPage } from "../../http/bind-page";
import type { ServerApp } from "../../http/server-app";

/** A page that tells a license's owner how to activate it on a computer without a network. */
export function bindOfflineActivation(server: ServerApp): void {
  bindPage(server, {
    path: "/licenses/details/:licenseGuid/offline-activation/",
    async show({ db, viewer, product, param, time, texts: { activation: texts } }) {
      const guid = param("licenseGuid");
      if (!isGuid(guid)) throw new PortalError("not-found");
      const [license] = await db
        .select()
        .from(licenses)
        .where(and(eq(licenses.guid, guid), eq(licenses.ownerId, viewer.id)));
      if (license === undefined) throw new PortalError("not-found");
      return {
        title: texts.titleOf(license.serialNumber),
        body: html`<h1>${texts.title}</h1>
<dl>
<dt>${texts.serialNumber}</dt><dd class="mono">${license.serialNumber}</dd>
<dt>${texts.type}</dt><dd>${license.type.toUpperCase()}${license.isTrial ? ` ${texts.trial}` : ""}</dd>
<dt>${texts.state}</dt><dd>${license.activatedAt === null ? texts.notYet : html`${texts.activatedOn} ${time(license.activatedAt)}`}</dd>
</dl>
<p>${texts.lead}</p>
<ol>
<li>${texts.openManager(product.name)}</li>
<li>${texts.bringRequest}<a href="/app/support">${texts.ticket}</a>${texts.namesSerialNumber}</li>
<li>${texts.bringActivation}</li>
</ol>
<p class="note">${texts.note}</p>
<a class="button" href="/app/licenses/${guid}">${texts.back}</a>`,
      };
    },
  });
}
