import { parseUrl } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import { html } from "hono/html";
import { pageTexts } from "../texts/pages";
import { pageResponse } from "./html-page";
import { errorNote } from "./page-notes";
import { requestFacts } from "./request-facts";
import type { HonoEnv, ServerApp } from "./server-app";

export interface Failure {
  readonly title: string;
  readonly status: number;
  /** The problem and what to do next. */
  readonly sentence: string;
  readonly retryAfterMs?: number;
}

/** Whether the path belongs to the API, so that a program and not a person reads the response. */
export const isCall = (path: string): boolean => /^\/(?:api|auth)\//.test(path);

/** A page that reports a failure, with a link to try again: to the requested page, or to the page of the form. */
export function failurePage(
  c: HonoContext<HonoEnv>,
  server: ServerApp,
  { title, status, sentence, retryAfterMs }: Failure,
): Response {
  const { frame } = pageTexts(requestFacts(c, server).language);
  return pageResponse(c, server, {
    title,
    status,
    retryAfterMs,
    body: html`<h1>${title}</h1>
${errorNote(sentence)}
<a class="button" href="${retryPath(c, server)}">${isForm(c) ? frame.backToForm : frame.tryAgain}</a>
<a class="button" href="/app/">${frame.backToHome}</a>
<p class="note">${frame.request(c.get("requestId"))}</p>`,
  });
}

export function isForm({ req: { method } }: HonoContext<HonoEnv>): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** The path of the page with the form, which can differ from the form's target. Without a form, the requested path. */
function retryPath(c: HonoContext<HonoEnv>, server: ServerApp): string {
  const own = new URL(c.req.url);
  const referer = c.req.header("Referer") ?? "";
  const page = isForm(c) ? parseUrl(referer) : undefined;
  const { pathname, search } = page?.origin === requestFacts(c, server).origin ? page : own;
  // A path with two leading slashes would lead to another host.
  return pathname.startsWith("//") ? "/app/" : pathname + search;
}
