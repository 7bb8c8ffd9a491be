import { isPortalError } from "@gatehouse/contract";
import { eq } from "drizzle-orm";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import type { Context, Viewer } from "../db/context";
import { users } from "../db/tables/viewer";
import { pageTexts } from "../texts/pages";
import type { PageTexts } from "../texts/pages.messages";
import { csrfField } from "./csrf";
import { type Html, type HtmlPage, pageResponse, redirect } from "./html-page";
import { notFoundPage } from "./not-found-page";
import { errorNote } from "./page-notes";
import { type ShowTime, timesIn } from "./page-time";
import { readForm } from "./read-form";
import { requestFacts } from "./request-facts";
import type { HonoEnv, RequestFacts, ServerApp } from "./server-app";

/** A signed-in viewer at one of the server's own pages. */
export interface Visit extends Context {
  readonly facts: RequestFacts;
  readonly product: ServerApp["product"];
  param(name: string): string;
  query(name: string): string;
  /** The fields that every form of the page must include. */
  readonly token: Html;
  readonly texts: PageTexts;
  /** Shows times in the time zone of the viewer's profile. */
  readonly time: ShowTime;
}

/** A visit with a form that the page itself sent. */
export interface Submission extends Visit {
  field(name: string): string;
}

/** A page to show, or a response such as a redirect. */
export type PageResponse = HtmlPage | Response;

export interface ServerPage {
  /** May contain `:name` parameters. */
  readonly path: string;
  /** The users who may see the page. Defaults to any signed-in user; everyone else gets a 404. */
  isFor?(viewer: Viewer): boolean;
  show?(visit: Visit): Promise<PageResponse>;
  submit?(submission: Submission): Promise<PageResponse>;
  /** The longest form in bytes. Defaults to `readForm`'s limit, which fits a few short texts. */
  readonly formBytes?: number;
  /** The address to go to after sign-in. Defaults to the page itself. */
  readonly home?: string;
}

/** Creates the routes of a page. GET must not change anything. Changes need a POST of a form with the token. */
export function bindPage(server: ServerApp, page: ServerPage): void {
  const { path, show, submit, formBytes } = page;
  if (show !== undefined) server.app.get(path, (c) => visit(c, server, page, (guest) => show(guest)));
  if (submit === undefined) return;
  server.app.post(path, (c) =>
    visit(c, server, page, async (guest) => {
      const form = await readForm(c.req.raw, formBytes);
      try {
        server.auth.checkWrite(server, guest.facts, form("csrfmiddlewaretoken"));
      } catch (error) {
        if (!isPortalError(error, "forbidden")) throw error;
        return staleForm(page.home ?? new URL(c.req.url).pathname, guest.texts);
      }
      return submit({ ...guest, field: form });
    }),
  );
}

async function visit(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  page: ServerPage,
  response: (guest: Visit) => Promise<PageResponse>,
): Promise<Response> {
  const facts = requestFacts(c, server);
  const identity = await server.auth.identify(server, facts);
  if (identity === undefined) {
    const { pathname, search } = new URL(c.req.url);
    return redirect(`/accounts/login/?next=${encodeURIComponent(page.home ?? pathname + search)}`);
  }
  if (page.isFor?.(identity.viewer) === false) return notFoundPage(c, server);
  const csrf = csrfField(facts);
  try {
    const responded = await response({
      db: server.db,
      clock: server.clock,
      viewer: identity.viewer,
      product: server.product,
      facts,
      param: (name) => c.req.param(name) ?? "",
      query: (name) => c.req.query(name) ?? "",
      token: csrf.field,
      texts: pageTexts(facts.language),
      time: timesIn(await timeZoneOf(server, identity.viewer)),
    });
    if (responded instanceof Response) return responded;
    return pageResponse(c, server, {
      ...responded,
      setCookies: [...csrf.setCookies, ...identity.setCookies, ...(responded.setCookies ?? [])],
    });
  } catch (error) {
    if (isPortalError(error, "not-found")) return notFoundPage(c, server);
    throw error;
  }
}

async function timeZoneOf({ db }: ServerApp, { id }: Viewer): Promise<string | null> {
  const [user] = await db.select({ timeZone: users.localTimezone }).from(users).where(eq(users.id, id));
  return user?.timeZone ?? null;
}

function staleForm(path: string, { staleForm: { title, sentence }, frame }: PageTexts): HtmlPage {
  return {
    title,
    status: 403,
    body: html`<h1>${title}</h1>
${errorNote(sentence)}
<a class="button" href="${path}">${frame.backToForm}</a>`,
  };
}
