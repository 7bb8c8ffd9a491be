import { isPortalError } from "@gatehouse/contract";
import { count } from "drizzle-orm";
import { html } from "hono/html";
import type { Viewer } from "../db/context";
import { matchesSearch } from "../db/matches-search";
import { users } from "../db/tables/viewer";
import { bindPage, type Visit } from "../http/bind-page";
import { newCsrfCookie } from "../http/csrf";
import { type Html, type HtmlPage, redirect } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import { pagedTable } from "../http/table-page";
import type { PageTexts } from "../texts/pages.messages";
import { startImpersonation, stopImpersonation } from "./impersonation";

const list = "/user/impersonate/users-list/";
const stop = "/user/impersonate/stop/";

// While impersonating, a superuser isn't one. The page still opens for them, to explain why they can't start another.
const mayAsk = ({ isSuperuser, impersonatedBy }: Viewer) => isSuperuser || impersonatedBy !== null;

/**
 * Impersonation for superusers: a list of accounts, start and stop. Start and stop are forms with the token. The user
 * menu's plain link to stop leads to a page with one button, because anyone could make a browser follow a link that
 * changes state.
 */
export function mountImpersonationPages(server: ServerApp): void {
  bindPage(server, {
    path: list,
    isFor: mayAsk,
    show: async (visit) => (visit.viewer.impersonatedBy === null ? listPage(visit) : nestedPage(visit)),
  });

  bindPage(server, {
    path: "/user/impersonate/:id{[0-9]+}/",
    home: list,
    isFor: mayAsk,
    async submit(submission) {
      if (submission.viewer.impersonatedBy !== null) return nestedPage(submission);
      const id = Number(submission.param("id"));
      try {
        // PostgreSQL fails on an id beyond its integer range.
        const started = await startImpersonation(submission, submission.facts, Math.min(id, 2_147_483_647));
        return redirect("/app/", [started, newCsrfCookie(submission.facts)]);
      } catch (error) {
        if (isPortalError(error, "forbidden")) return nestedPage(submission);
        throw error;
      }
    },
  });

  bindPage(server, {
    path: stop,
    show: async (visit) => (visit.viewer.impersonatedBy === null ? redirect("/app/") : stopPage(visit)),
    async submit({ facts, ...context }) {
      const stopped = await stopImpersonation(context, facts);
      return redirect("/app/", stopped === undefined ? [] : [stopped, newCsrfCookie(facts)]);
    },
  });
}

async function listPage(visit: Visit): Promise<HtmlPage> {
  const { db, viewer, token } = visit;
  const texts = visit.texts.impersonation;
  const accounts = await pagedTable<typeof users.$inferSelect>(visit, {
    label: texts.accounts,
    searches: texts.searches,
    empty: texts.empty,
    columns: [
      { title: texts.email, cell: ({ email }) => email },
      { title: texts.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || "–" },
      { title: texts.organization, cell: ({ institute }) => institute || "–" },
      { title: texts.lastSignIn, cell: ({ lastLoginAt }) => visit.time(lastLoginAt) },
      { title: "", cell: (account) => impersonateButton(account, viewer, token, texts) },
    ],
    async list({ search, limit, offset }) {
      const where = matchesSearch(search, users.email, users.firstName, users.lastName, users.institute);
      const [total] = await db.select({ count: count() }).from(users).where(where);
      return {
        count: total?.count ?? 0,
        rows: await db.select().from(users).where(where).orderBy(users.email).limit(limit).offset(offset),
      };
    },
  });
  return {
    title: texts.title,
    isWide: true,
    body: html`<nav aria-label="${texts.navigation}"><a href="/app/">${visit.texts.frame.backToPortal}</a></nav>
<h1>${texts.title}</h1>
<p>${texts.explanation}</p>
${accounts}`,
  };
}

function impersonateButton(
  account: typeof users.$inferSelect,
  viewer: Viewer,
  token: Html,
  texts: PageTexts["impersonation"],
): Html | string {
  if (account.id === viewer.id) return texts.yourOwn;
  if (account.isSuperuser) return texts.administrator;
  if (!account.isActive) return texts.inactive;
  return html`<form method="post" action="/user/impersonate/${account.id}/">${token}<button type="submit">${texts.impersonate}<span class="hidden"> ${account.email}</span></button></form>`;
}

function stopForm({ viewer, token, texts }: Visit): Html {
  return html`<p>${texts.impersonation.isImpersonating(viewer.impersonatedBy ?? "", viewer.email)}</p>
<form method="post" action="${stop}">
${token}
<button type="submit">${texts.impersonation.stop}</button>
</form>
<a class="button" href="/app/">${texts.frame.backToPortal}</a>`;
}

function stopPage(visit: Visit): HtmlPage {
  const { stop: title } = visit.texts.impersonation;
  return { title, body: html`<h1>${title}</h1>${stopForm(visit)}` };
}

function nestedPage(visit: Visit): HtmlPage {
  const { alreadyTitle: title, already } = visit.texts.impersonation;
  return {
    title,
    status: 403,
    body: html`<h1>${title}</h1><p>${already}</p>${stopForm(visit)}`,
  };
}
