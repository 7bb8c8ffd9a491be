import { type Endpoint, endpointId, productPath } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import { testOrigin } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { declaredEndpoints, parameterCases } from "../testing/server-cases";
import { testPortal } from "../testing/test-portal";

const allowed = "http://www.portal.test";
const refused = [
  "http://evil.test",
  "null",
  "https://www.portal.test",
  "http://www.portal.test:8080",
  "http://www.portal.test.evil.test",
  "http://portal.test.",
];
const sessionPath = "/auth/api/browser/v1/auth/session";

const pathOf = ({ path }: Endpoint) =>
  productPath({ id: "compiler", name: "Compiler" }, path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameterCases[name]?.anothers ?? name),
  );
const calls = declaredEndpoints.map((call) => ({ id: endpointId(call), call }));
const writes = calls.filter(({ call }) => call.method !== "GET");

/** The headers that let a page of another origin read the response. */
const shown = ({ headers }: Response) =>
  [...headers].filter(([name]) => name === "access-control-allow-origin").map(([, value]) => value);

describe.each(anyDatabase)("pages of other origins, on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { allowedOrigins: [allowed] });
  const viewer = await portal.signedIn("empty@example.com");
  const closed = testPortal(db);

  const preflight = (call: Endpoint, origin: string, on = portal) =>
    on.browser().fetch(pathOf(call), {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": call.method,
        "Access-Control-Request-Headers": "content-type,idempotency-key,x-csrftoken",
      },
    });

  it.each(calls)("an allowed origin may send $id, with cookies", async ({ call }) => {
    const { status, headers } = await preflight(call, allowed);
    expect(status).toBe(204);
    expect(headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
    expect(headers.get("Access-Control-Allow-Methods")).toContain(call.method);
    expect(headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(",")).toEqual(
      expect.arrayContaining(["content-type", "idempotency-key", "x-csrftoken"]),
    );
  });

  it.each(calls)("an allowed origin can read the response of $id, a refusal too", async ({ call }) => {
    const response = await portal.browser().fetch(pathOf(call), { method: call.method, headers: { Origin: allowed } });
    expect(shown(response)).toEqual([allowed]);
    expect(response.headers.get("Vary")).toMatch(/\bOrigin\b/);
  });

  it.each(calls)("no other origin may send $id or read it", async ({ call }) => {
    for (const origin of refused) {
      expect(shown(await preflight(call, origin))).toEqual([]);
      expect(shown(await viewer.fetch(pathOf(call), { method: call.method, headers: { Origin: origin } }))).toEqual([]);
    }
  });

  it.each(writes)("$id of another origin is refused, with the right token too", async ({ call }) => {
    for (const origin of refused) {
      const response = await viewer.send(call.method, pathOf(call), undefined, { Origin: origin });
      expect([response.status, await response.json()]).toEqual([
        403,
        { detail: `CSRF Failed: Origin checking failed - ${origin} does not match any trusted origins.` },
      ]);
    }
  });

  it.each(writes)("$id of an allowed origin is refused without a token", async ({ call }) => {
    const response = await viewer.fetch(pathOf(call), { method: call.method, headers: { Origin: allowed } });
    expect([response.status, await response.json()]).toEqual([403, { detail: "CSRF Failed: CSRF token missing." }]);
  });

  it.each(calls)("without the setting, $id can be read by no other origin", async ({ call }) => {
    expect(shown(await preflight(call, allowed, closed))).toEqual([]);
    const response = await closed.browser().fetch(pathOf(call), { method: call.method, headers: { Origin: allowed } });
    expect(shown(response)).toEqual([]);
  });

  it("an allowed origin reads the token from the session check and writes with it", async () => {
    const browser = await portal.signedIn("customer@example.com");
    const session = await browser.fetch(sessionPath, { headers: { Origin: allowed } });
    expect(session.status).toBe(200);
    expect(session.headers.get("Access-Control-Expose-Headers")).toContain("X-CSRFTOKEN");
    const token = session.headers.get("X-CSRFTOKEN") ?? "";
    const saved = await browser.send(
      "PATCH",
      "/api/webapp/v1/me/",
      { last_name: "Ferri" },
      { Origin: allowed, "X-CSRFTOKEN": token },
    );
    expect(saved.status).toBe(200);
  });

  it("a first visit gets the token together with its cookie", async () => {
    const browser = portal.browser();
    const session = await browser.fetch(sessionPath, { headers: { Origin: allowed } });
    expect(session.status).toBe(401);
    expect(session.headers.get("X-CSRFTOKEN")).toMatch(/^\w{64}$/);
    expect(browser.cookies.get("csrftoken")).toMatch(/^\w{32}$/);
  });

  it.each([testOrigin, ...refused])("the token is not in a response to %s", async (origin) => {
    const session = await viewer.fetch(sessionPath, { headers: { Origin: origin } });
    expect(session.headers.has("X-CSRFTOKEN")).toBe(false);
  });

  it("the server's own pages are for its own origin alone", async () => {
    for (const path of ["/accounts/login/", "/accounts/password/change/", "/management/"])
      expect(shown(await viewer.fetch(path, { headers: { Origin: allowed } }))).toEqual([]);
  });

  it.each(["builds", "simulations"])("an allowed origin can read the raw log of one of the %s", async (folder) => {
    const path = `/app/projects/00000000-0000-4000-8000-000000000001/commits/abc/${folder}/1/raw/`;
    expect(shown(await viewer.fetch(path, { headers: { Origin: allowed } }))).toEqual([allowed]);
    for (const origin of refused) expect(shown(await viewer.fetch(path, { headers: { Origin: origin } }))).toEqual([]);
  });

  it("responses without cookies keep the headers that separate accounts in caches", async () => {
    const me = await viewer.fetch("/api/webapp/v1/me/", { headers: { Origin: allowed } });
    expect(me.headers.get("Vary")).toMatch(/Cookie.*Origin/);
    const again = await viewer.fetch("/api/webapp/v1/me/", {
      headers: { Origin: allowed, "If-None-Match": me.headers.get("ETag") ?? "" },
    });
    expect([again.status, ...shown(again)]).toEqual([304, allowed]);
  });

  it.each([
    [`${allowed}/account?tab=orders#row-2`, `${allowed}/account?tab=orders#row-2`],
    [allowed, `${allowed}/`],
    ["http://evil.test/account", "/"],
    ["http://www.portal.test.evil.test/", "/"],
    ["http://www.portal.test@evil.test/", "/"],
    ["http://user@www.portal.test/", "/"],
    ["http:\\\\www.portal.test/", "/"],
    ["//www.portal.test/", "/"],
    ["http://www.portal.test/\t", "/"],
  ])("sign-in with next=%s leads to %s", async (next, landing) => {
    const browser = portal.browser();
    const form = await browser.fetch(`/accounts/login/?next=${encodeURIComponent(next)}`);
    const isElsewhere = landing !== "/";
    expect(form.headers.get("Content-Security-Policy")).toContain(
      isElsewhere ? `form-action 'self' ${allowed};` : "form-action 'self';",
    );
    await browser.signIn("empty@example.com");
    const again = await browser.fetch(`/accounts/login/?next=${encodeURIComponent(next)}`);
    expect([again.status, again.headers.get("Location")]).toEqual([302, landing]);
  });
});
