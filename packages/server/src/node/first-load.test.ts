import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { earlyReadsScript } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";
import { sessions } from "@gatehouse/contract/sessions";
import { viewer } from "@gatehouse/contract/viewer";
import { afterAll, expect, it } from "vitest";
import { hostFiles } from "./host-files";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-first-load-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const table = {
  base: "/app/",
  entry: { scripts: ["assets/index.js"], styles: ["assets/index.css"] },
  routes: [
    {
      path: "/",
      scripts: ["assets/dashboard.js"],
      reads: ["viewer.me", "licenses.requestTrial", "licenses.unknown", "licenses.get"],
    },
    { path: "/licenses", scripts: ["assets/licenses.js", "assets/table.js"], reads: ["viewer.me", "licenses.grouped"] },
    { path: "/licenses/{licenseGuid}", scripts: ["assets/license.js"], reads: ["viewer.me", "licenses.get"] },
    { path: "/sessions", scripts: [], reads: ["sessions.listProduct"] },
    {
      path: "/compare/{before}/{after}",
      scripts: [],
      reads: [
        "licenses.get(licenseGuid=before)?page=1",
        "licenses.get(licenseGuid=before.0)",
        "licenses.get(licenseGuid=after.0)",
        "licenses.get(licenseGuid=after.1)",
        "licenses.get(licenseGuid=missing)",
      ],
    },
  ],
  fallback: { scripts: ["assets/not-found.js"], reads: ["viewer.me"] },
};

const me = "/api/webapp/v1/me/";
const endpoints = [...Object.values(licenses), ...Object.values(viewer), ...Object.values(sessions)];

/** The requests that a page's head starts. */
async function opened(
  path: string,
  {
    cookie = "sessionid=abc",
    firstLoads = JSON.stringify(table),
  }: { readonly cookie?: string; readonly firstLoads?: string } = {},
) {
  const root = mkdtempSync(join(folder, "host-"));
  writeFileSync(
    join(root, "index.html"),
    '<head><!-- gatehouse-first-load --><script type="module" nonce="__CSP_NONCE__" src="/app/assets/index.js"></script></head>',
  );
  if (firstLoads !== "") writeFileSync(join(root, "first-loads.json"), firstLoads);
  const page = hostFiles(root, { endpoints, product: { id: "acme", name: "Acme" } });
  const response = await page(new Request(`http://portal.test/app${path}`, { headers: { Cookie: cookie } }), false);
  const html = await response.text();
  const nonce = /script-src 'nonce-(\w+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "none";
  const script = new RegExp(`<script nonce="${nonce}">(.*?)</script>`, "s").exec(html)?.[1];
  const preloads = Array.from(
    html.matchAll(new RegExp(`<link rel="modulepreload" crossorigin href="/app/([^"]+)" nonce="${nonce}">`, "g")),
    ([, name]) => name,
  );
  return { html, nonce, script, preloads, link: response.headers.get("Link") };
}

it.each([
  ["/licenses", ["assets/licenses.js", "assets/table.js"], [me, "/api/webapp/v1/grouped-licenses/"]],
  ["/licenses/", ["assets/licenses.js", "assets/table.js"], [me, "/api/webapp/v1/grouped-licenses/"]],
  ["/licenses/%zz", ["assets/not-found.js"], [me]],
  ["/licenses/11-22", ["assets/license.js"], [me, "/api/webapp/v1/licenses/11-22/"]],
  ["/licenses/%3C%2Fscript%3E%2F..", ["assets/license.js"], [me, "/api/webapp/v1/licenses/%3C%2Fscript%3E%2F../"]],
  ["/sessions", [], ["/api/webapp/v1/acme-sessions/"]],
  ["/compare/1.2/1", [], ["/api/webapp/v1/licenses/1.2/?page=1", "/api/webapp/v1/licenses/1/"]],
  ["/compare/1/%2F.3", [], ["1/?page=1", "1/", "%2F/", "3/"].map((end) => `/api/webapp/v1/licenses/${end}`)],
  ["/licenses/teams/1", ["assets/not-found.js"], [me]],
  ["/nowhere", ["assets/not-found.js"], [me]],
])("%s starts the code and the reads of its route", async (path, scripts, reads) => {
  const { preloads, script } = await opened(path);
  expect(preloads).toEqual(scripts);
  expect(script).toBe(earlyReadsScript(reads));
});

it("starts reads alone, and those that it has the values for", async () => {
  expect((await opened("/")).script).toBe(earlyReadsScript([me]));
});

it.each(["", "other=1", "sessionid="])(
  "a browser without a session, with the cookies %j, reads nothing",
  async (cookie) => {
    const { html, preloads } = await opened("/licenses", { cookie });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(preloads).toEqual(["assets/licenses.js", "assets/table.js"]);
  },
);

it("names the entry and the route's own code in a header, for proxies to send ahead", async () => {
  const { link, nonce } = await opened("/licenses");
  expect(link).toBe(
    [
      "assets/index.js>; rel=modulepreload",
      "assets/licenses.js>; rel=modulepreload",
      "assets/index.css>; rel=preload; as=style",
    ]
      .map((text) => `</app/${text}; crossorigin; nonce=${nonce}`)
      .join(", "),
  );
});

it.each([
  ["no table", ""],
  ["a table of another kind", '{"base":"/app/"}'],
  ["no JSON", "<!doctype html>"],
])("a host with %s is served as it was built", async (_, firstLoads) => {
  const { html, link } = await opened("/licenses", { firstLoads });
  expect(html).toMatch(/^<head><script type="module" nonce="\w+" src="\/app\/assets\/index.js"><\/script><\/head>$/);
  expect(link).toBeNull();
});
