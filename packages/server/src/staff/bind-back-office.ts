import { html } from "hono/html";
import type { Viewer } from "../db/context";
import { bindPage, type Visit } from "../http/bind-page";
import { type Html, type HtmlPage, redirect } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import { staffTexts } from "../texts/pages";
import { accountsPage } from "./accounts-page";
import { bindAuditExport } from "./audit-export";
import { auditPage } from "./audit-page";
import { type BackOfficePage, may, mayOpen } from "./back-office-page";
import { couponPages } from "./coupon-pages";
import { donglesPage } from "./dongles-page";
import { emptyPages } from "./empty-pages";
import { licenseOwnersPage } from "./license-owners-page";
import { licensePages } from "./license-pages";
import { operationsPage } from "./operations-page";
import { overviewPage } from "./overview-page";
import { statusPage } from "./status-page";
import { teamsPage } from "./teams-page";
import { bindTicketFiles, ticketPage } from "./ticket-page";
import { ticketsPage } from "./tickets-page";
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
  ticketsPage,
  ticketPage,
  operationsPage,
  ...emptyPages,
  accountsPage,
  auditPage,
];

/**
 * Mounts the back office: pages where staff reply to tickets and read everything else. All other changes need the admin
 * command line. A page is a 404 for accounts without its capability.
 */
export function bindBackOffice(server: ServerApp): void {
  for (const page of pages) {
    const { submit } = page;
    const isFor = (viewer: Viewer) => mayOpen(page, viewer, server.groups);
    bindPage(server, {
      path: page.path,
      isFor,
      show: async (visit) => frame(server, page, visit, await page.content(visit)),
      ...(submit !== undefined && {
        formBytes: replyBytes,
        async submit(submission) {
          const shown = await submit(submission, server);
          if (shown !== undefined) return frame(server, page, submission, shown);
          return redirect(new URL(submission.facts.request.url).pathname);
        },
      }),
    });
  }
  bindTicketFiles(server);
  bindAuditExport(server);
}

/** Fits a long reply, in which URL encoding can turn one character into nine. */
const replyBytes = 2_097_152;

function frame(server: ServerApp, page: BackOfficePage, visit: Visit, content: Html): HtmlPage {
  const open = pages.filter((other) => other.isUnlisted !== true && mayOpen(other, visit.viewer, server.groups));
  const { titles, navigation, backToPortal, profile } = staffTexts(visit.facts.language);
  // For accounts with only the back office, the portal's start page redirects back here.
  const isOnlyHere = may("management.only", visit.viewer, server.groups);
  return {
    title: titles[page.title],
    isWide: true,
    script: page.script,
    body: html`<nav aria-label="${navigation}">
${isOnlyHere ? html`<a href="/app/profile">${profile}</a>` : html`<a href="/app/">${backToPortal}</a>`}
${open.map(
  ({
    path,
    title,
  }) => html`<a href="${path}"${path === page.path ? html` aria-current="page"` : ""}>${titles[title]}</a>
`,
)}<a href="/accounts/logout/">${visit.texts.signOut.title}</a></nav>
<h1>${titles[page.title]}</h1>
${content}`,
  };
}
