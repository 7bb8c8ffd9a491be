import type { Context as HonoContext } from "hono";
import { html, raw } from "hono/html";
import { randomText } from "../auth/secrets";
import type { HonoEnv, Portal } from "./portal";
import { requestFacts } from "./request-facts";

type Html = ReturnType<typeof html>;

export interface HtmlPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly setCookies?: readonly string[];
  readonly retryAfterMs?: number;
}

/** Headers of every HTML answer. The nonce is this answer's own. */
export function pageHeaders(nonce: string, isSecure: boolean, policy: readonly string[] = []): Headers {
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": [
      "default-src 'self'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, "img-src 'self' data: blob:", "font-src 'self'",
      "connect-src 'self'", "frame-ancestors 'self'", "base-uri 'none'", "form-action 'self'", "object-src 'none'",
      "require-trusted-types-for 'script'", ...policy,
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
  });
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000");
  return headers;
}

export function newNonce(): string {
  return randomText(22, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
}

/** Answers one of the server's own pages: a card in the middle, without script. */
export function answerPage(c: HonoContext<HonoEnv>, portal: Portal, page: HtmlPage): Response {
  const nonce = newNonce();
  const headers = pageHeaders(nonce, requestFacts(c, portal).isSecure);
  for (const value of page.setCookies ?? []) headers.append("Set-Cookie", value);
  if (page.retryAfterMs !== undefined) headers.set("Retry-After", String(Math.ceil(page.retryAfterMs / 1_000)));
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${icon}">
<title>${page.title} - ${portal.product.name}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<main>
<header>
<svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true"><path d="${mark}"/></svg>
<span><strong>${portal.product.name}</strong> Portal</span>
</header>
${page.body}
</main>
</body>
</html>
`;
  return new Response(String(text), { status: page.status ?? 200, headers });
}

/** Answers a redirection within this origin. */
export function redirect(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "private, no-store" });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return new Response(null, { status: 302, headers });
}

const mark = "M3.25 14.5V7.75a4.75 4.75 0 0 1 9.5 0v6.75M8 3V.5M6.25 14.5V10.5h3.5v4";
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#018192" stroke-width="1.5"><path d="${mark}"/></svg>`)}`;

// The look's tokens, as far as a card with a form needs them; sizes in em from the root, as everywhere in the portal.
const style = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f3f5f6, #0c1113); --surface: light-dark(#fff, #141a1d); --text: light-dark(#131b1f, #e3e9eb);
  --muted: color-mix(in oklab, var(--text) 70%, var(--surface)); --border: color-mix(in oklab, var(--text) 17%, var(--surface));
  --control: color-mix(in oklab, var(--text) 53%, var(--surface)); --accent: light-dark(#016877, #56c3d7); --on-accent: light-dark(#fff, #04191d);
  --danger: light-dark(#cb3a33, #f0766d); --danger-text: light-dark(#a3231f, #f79b93); --danger-bg: light-dark(#fdeeec, #331917);
  --danger-border: light-dark(#eeb9b3, #723330);
  font: max(14px, 0.875rem)/1.43 "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.143em; background: var(--canvas); color: var(--text); }
main { width: 100%; max-width: 26em; padding: 2.286em; background: var(--surface); border: 1px solid var(--border); border-radius: 6px; }
header { display: flex; align-items: center; gap: 0.571em; margin-bottom: 1.714em; color: var(--muted); }
header strong { font-weight: 600; color: var(--text); }
svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-miterlimit: 10; flex: none; }
header svg { color: var(--accent); }
h1 { margin: 0 0 0.65em; font-size: 1.857em; line-height: 1.25; font-weight: 600; }
p { margin: 0 0 1.143em; }
label { display: block; margin-bottom: 0.286em; font-weight: 500; }
input { width: 100%; min-height: 2.571em; margin-bottom: 1.143em; padding: 0 0.714em; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 4px; }
input[aria-invalid] { border-color: var(--danger); }
button, .button { display: flex; width: 100%; min-height: 2.571em; align-items: center; justify-content: center; font: inherit; font-weight: 500; text-decoration: none; border-radius: 4px; cursor: pointer; color: var(--on-accent); background: var(--accent); border: 1px solid transparent; }
button:hover { background: color-mix(in oklab, var(--accent) 86%, light-dark(#000, #fff)); }
.button { margin-top: 0.571em; color: var(--text); background: none; border-color: var(--border); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; }
.error { display: flex; gap: 0.571em; padding: 0.571em 0.857em; color: var(--danger-text); background: var(--danger-bg); border: 1px solid var(--danger-border); border-radius: 4px; }
.error svg { margin-top: 0.15em; color: var(--danger); }
@media (pointer: coarse) { input, button, .button { min-height: 3.2em; } }
@media (max-width: 30em) { body { place-items: start stretch; padding: 0; background: var(--surface); } main { max-width: none; border: 0; } }
`;
