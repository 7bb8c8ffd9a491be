import { html } from "hono/html";
import { bindPage, type Visit } from "../http/bind-page";
import type { HtmlPage } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import { accountsPage } from "./accounts-page";
import { type BackOfficePage, mayOpen } from "./back-office-page";
import { couponPages } from "./coupon-pages";
import { donglesPage } from "./dongles-page";
import { emptyPages } from "./empty-pages";
import { licenseOwnersPage } from "./license-owners-page";
import { licensePages } from "./license-pages";
import { operationsPage } from "./operations-page";
import { overviewPage } from "./overview-page";
import { statusPage } from "./status-page";
import { teamsPage } from "./teams-page";
import { trustedDomainsPage } from "./trusted-domains-page";

/** In the order of the portal's menu. */
const pages: readonly BackOfficePage[] = [
  overviewPage,
  statusPage,
  ...licensePages,
  ...couponPages,
  teamsPage,
  licenseOwnersPage,
  donglesPage,
  trustedDomainsPage,
  operationsPage,
  ...emptyPages,
  accountsPage,
];

/**
 * The back office: read-only pages for staff. What changes something is done by the admin command line. Each page is a 404
 * to who lacks its capability.
 */
export function bindBackOffice(server: ServerApp): void {
  for (const page of pages) {
    bindPage(server, {
      path: page.path,
      isFor: (viewer) => mayOpen(page, viewer, server.groups),
      show: (visit) => frame(server, page, visit),
    });
  }
}

async function frame(server: ServerApp, page: BackOfficePage, visit: Visit): Promise<HtmlPage> {
  const open = pages.filter((other) => mayOpen(other, visit.viewer, server.groups));
  return {
    title: page.title,
    isWide: true,
    body: html`<nav aria-label="Back office">
<a href="/app/">Back to the portal</a>
${open.map(
  ({ path, title }) => html`<a href="${path}"${path === page.path ? html` aria-current="page"` : ""}>${title}</a>
`,
)}</nav>
<h1>${page.title}</h1>
${await page.content(visit)}`,
  };
}
