// The vendor's website: its own pages, the panels' script, and the portal on the same origin, as in production.
//   PORT (4181), PORTAL_ORIGIN (http://127.0.0.1:4180)
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { serve } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { passToPortal, portalPaths } from "../pass-to-portal.mjs";
import { account, ownPages, panelsOf } from "./account.mjs";

const port = Number(process.env.PORT ?? 4181);
const portal = process.env.PORTAL_ORIGIN ?? "http://127.0.0.1:4180";

const elements = new URL(".", import.meta.resolve("@gatehouse/elements"));
const bootstrap = new URL(import.meta.resolve("bootstrap/dist/css/bootstrap.min.css"));

const types = { css: "text/css; charset=utf-8", js: "text/javascript; charset=utf-8", svg: "image/svg+xml" };

async function file(path) {
  try {
    const type = types[String(path).split(".").at(-1)];
    return new Response(await readFile(path), { headers: { "Content-Type": type, "Cache-Control": "no-cache" } });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return new Response("Not found\n", { status: 404 });
  }
}

async function accountPage(c) {
  const found = account[c.req.param("name")];
  const panels = panelsOf(found, c.req.query());
  if (panels === undefined) return c.redirect(`/account/${found.list}`);
  return page("account.html", { title: found.title, panels });
}

const fill = (template, values) => template.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key]);
const escaped = (text) => text.replaceAll("&", "&amp;");
const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/** A page in the site's frame, with a nonce that no other response has, and a policy without any exception. */
async function page(name, values) {
  const nonce = randomBytes(18).toString("base64");
  const html = fill(await read("frame.html"), {
    nonce,
    title: values.title,
    main: fill(await read(name), { ...values, pages: escaped(ownPages) }),
  });
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ];
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
    },
  });
}

function toPortal({ env: { incoming, outgoing } }) {
  passToPortal(portal, incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

const app = new Hono();
app.get("/", () => page("home.html", { title: "GateC, the compiler" }));
app.get(`/account/:name{${Object.keys(account).join("|")}}`, accountPage);
app.get("/style.css", () => file(new URL("style.css", import.meta.url)));
for (const path of ["/icon.svg", "/favicon.ico"]) app.get(path, () => file(new URL("icon.svg", import.meta.url)));
app.get("/site.js", () => file(new URL("site.js", import.meta.url)));
app.get("/bootstrap.css", () => file(bootstrap));
app.get("/elements/:name{[\\w-]+\\.js}", (c) => file(new URL(c.req.param("name"), elements)));
for (const path of portalPaths) app.all(path, toPortal);

serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () =>
  console.log(`The website is at http://127.0.0.1:${port}/, its portal at ${portal}`),
);
