// The tool's server: its pages, its own data, and the portal on the same origin.
//   PORT (4182), PORTAL_ORIGIN (http://127.0.0.1:4180)
//   API_ORIGIN: another origin of the same site for the portal's API, which must allow the tool's origin
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { passToPortal, portalPaths } from "../pass-to-portal.mjs";

const port = Number(process.env.PORT ?? 4182);
const portal = process.env.PORTAL_ORIGIN ?? "http://127.0.0.1:4180";
const api = process.env.API_ORIGIN ?? "";
const dist = fileURLToPath(new URL("dist/", import.meta.url));

const boards = [
  { id: "bench-1", board: "EI-5560", task: "Trigger tests", isOnline: true },
  { id: "bench-2", board: "EI-2740", task: "Histogram at full rate", isOnline: true },
  { id: "bench-3", board: "EI-5550", task: "Spare", isOnline: false },
];

/** The page for every route of the tool, with a new nonce in each response. */
async function page() {
  const nonce = randomBytes(18).toString("base64");
  const file = (await readFile(`${dist}index.html`, "utf8")).replaceAll("__CSP_NONCE__", nonce);
  const html = api === "" ? file : file.replace("</head>", `<meta name="portal-api" content="${api}" /></head>`);
  const policy = [
    "default-src 'self'",
    `connect-src 'self' ${api}`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: ${api}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ];
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "private, no-store",
    },
  });
}

function toPortal({ env: { incoming, outgoing } }) {
  passToPortal(portal, incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

const app = new Hono();
app.get("/boards.json", (c) => c.json(boards));
for (const path of portalPaths) app.all(path, toPortal);
app.use("/assets/*", serveStatic({ root: dist }));
app.get("/assets/*", (c) => c.notFound());
app.get("/favicon.ico", (c) => c.body(null, 204));
app.get("*", page);

serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () =>
  console.log(`The internal tool is at http://127.0.0.1:${port}/, its portal at ${portal}`),
);
