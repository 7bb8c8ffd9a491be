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
  /** The problem and its outcome. */
  readonly sentence: string;
  readonly retryAfterMs?: number;
}

/** Whether a program waits for the response, and not a reader. */
export const isCall = (path: string): boolean => /^\/(?:api|auth)\//.test(path);

/** Says on a page what went wrong, with a way to try again: the same address, or the form that was sent. */
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

/** The page with the form, whose address can differ from the form's; otherwise the requested page. */
function retryPath(c: HonoContext<HonoEnv>, server: ServerApp): string {
  const own = new URL(c.req.url);
  const referer = c.req.header("Referer") ?? "";
  const page = isForm(c) ? parseUrl(referer) : undefined;
  const { pathname, search } = page?.origin === requestFacts(c, server).origin ? page : own;
  // Two slashes would lead to another host.
  return pathname.startsWith("//") ? "/app/" : pathname + search;
}
