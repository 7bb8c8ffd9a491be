import type { Context as HonoContext } from "hono";
import { html, raw } from "hono/html";
import { randomText } from "../core/secrets";
import { pageTexts } from "../texts/pages";
import { pageStyle } from "./page-style";
import { brokenTrace } from "./page-trace";
import { requestFacts } from "./request-facts";
import { headersOf, pageHeaders } from "./response-headers";
import type { HonoEnv, ServerApp } from "./server-app";

/** Markup with escaped texts, as returned by hono's `html`. */
export type Html = ReturnType<typeof html>;

export interface HtmlPage {
  readonly title: string;
  readonly body: Html;
  /** Shows tables in a wide page instead of a card. */
  readonly isWide?: boolean;
  /** Other origins that the page's form may redirect to. */
  readonly formTargets?: readonly string[];
  readonly status?: number;
  readonly setCookies?: readonly string[];
  readonly retryAfterMs?: number;
  /** Runs at the end of the page, which must also work without it. */
  readonly script?: string;
}

export function newNonce(): string {
  return randomText(22, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
}

/** The response for one of the server's own pages: a centered card, or a wide page that starts at the top. */
export function pageResponse(c: HonoContext<HonoEnv>, server: ServerApp, page: HtmlPage): Response {
  const nonce = newNonce();
  const { language } = requestFacts(c, server);
  const headers = pageHeaders(nonce, page.formTargets);
  headers.set("Content-Language", language);
  for (const value of page.setCookies ?? []) headers.append("Set-Cookie", value);
  if (page.retryAfterMs !== undefined) headers.set("Retry-After", String(Math.ceil(page.retryAfterMs / 1_000)));
  const portal = pageTexts(language).frame.portal;
  const text = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${icon}">
<title>${page.title} · ${server.product.name} ${portal}</title>
<style nonce="${nonce}">${raw(pageStyle)}</style>
</head>
<body>
<main${page.isWide === true ? raw(' class="wide"') : ""}>
<header>
<svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true"><path d="${mark}"/></svg>
<span><strong>${server.product.name}</strong> ${portal}</span>
</header>
${page.status === 404 ? brokenTrace : ""}
${page.body}
</main>
${page.script === undefined ? "" : html`<script nonce="${nonce}">${raw(page.script)}</script>`}
</body>
</html>
`;
  return new Response(String(text), { status: page.status ?? 200, headers });
}

/** A 302 redirect. */
export function redirect(location: string, setCookies: readonly string[] = []): Response {
  const headers = headersOf("redirect", { Location: location });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return new Response(null, { status: 302, headers });
}

const mark = "M3.25 14.5V7.75a4.75 4.75 0 0 1 9.5 0v6.75M8 3V.5M6.25 14.5V10.5h3.5v4";
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#018192" stroke-width="1.5"><path d="${mark}"/></svg>`)}`;
