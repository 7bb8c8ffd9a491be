import { type Endpoint, endpointId, productPath } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import type { ParameterCase } from "../testing/area-cases";
import { type Browser, testOrigin } from "../testing/browser";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { declaredEndpoints as declared, parameterCases, writeCases } from "../testing/server-cases";
import { testPortal } from "../testing/test-portal";

const someone = "empty@example.com";
const every = (value: (parameter: ParameterCase) => string) =>
  Object.fromEntries(Object.entries(parameterCases).map(([name, parameter]) => [name, value(parameter)]));
/** Objects of the demo that `empty@example.com` may not see. */
const anothers = every((parameter) => parameter.anothers);
const unknown = every((parameter) => parameter.unknown);
const malformed = every((parameter) => parameter.malformed);

function pathOf(call: Endpoint, values: Readonly<Record<string, string>>): string {
  return productPath({ id: "compiler", name: "Compiler" }, call.path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No areas/*/*.cases.ts has {${name}} of ${endpointId(call)}`);
    return encodeURIComponent(value);
  });
}

const signedOut = { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } };
/** Without a session, Django REST Framework and django-allauth respond differently. */
const withoutSession = ({ path }: Endpoint) =>
  path.startsWith("/auth/") ? [401, signedOut] : [403, { detail: "Authentication credentials were not provided." }];

/** To non-staff, these endpoints must not reveal that an object exists. */
const isStaffs = ({ path }: Endpoint) => path.startsWith("/api/webapp-management/");

const byId = (calls: readonly Endpoint[]) => calls.map((call) => ({ id: endpointId(call), call }));
const guarded = declared.filter(({ access = "session" }) => access === "session");
const writing = declared.filter(({ method }) => method !== "GET");
const withObject = declared.filter(({ path }) => /\{(?!product\})/.test(path));

describe.each(anyDatabase)("the portal on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const viewer = await portal.signedIn(someone);

  async function refusal(pending: Promise<Response>): Promise<readonly [number, unknown]> {
    const response = await pending;
    return [response.status, await response.json()];
  }

  async function attempt(browser: Browser, call: Endpoint, headers: Readonly<Record<string, string>>) {
    return refusal(browser.fetch(pathOf(call, anothers), { method: call.method, headers }));
  }

  it("serves each endpoint of the contract, and no other", () => {
    expect(portal.server.endpoints.map(endpointId).sort()).toEqual(declared.map(endpointId).sort());
  });

  it.each(byId(guarded))("$id is refused without a session", async ({ call }) => {
    const pending = portal.browser().fetch(pathOf(call, anothers), { method: call.method });
    expect(await refusal(pending)).toEqual(withoutSession(call));
  });

  it.each(byId(guarded))("$id is refused with a session that was made up", async ({ call }) => {
    const browser = portal.browser();
    browser.cookies.set("sessionid", "A".repeat(43));
    const pending = browser.fetch(pathOf(call, anothers), { method: call.method });
    expect(await refusal(pending)).toEqual(withoutSession(call));
  });

  it.each(byId(writing))("$id is refused without a token", async ({ call }) => {
    expect(await attempt(viewer, call, {})).toEqual([403, { detail: "CSRF Failed: CSRF token missing." }]);
  });

  it.each(byId(writing))("$id is refused without the token's cookie", async ({ call }) => {
    const headers = {
      Cookie: `sessionid=${viewer.cookies.get("sessionid") ?? ""}`,
      "X-CSRFTOKEN": viewer.cookies.get("csrftoken") ?? "",
    };
    expect(await attempt(viewer, call, headers)).toEqual([403, { detail: "CSRF Failed: CSRF cookie not set." }]);
  });

  it.each(byId(writing))("$id is refused with a wrong token", async ({ call }) => {
    expect(await attempt(viewer, call, { "X-CSRFTOKEN": "a".repeat(32) })).toEqual([
      403,
      { detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." },
    ]);
  });

  it.each(byId(writing))("$id is refused with the token from before sign-in", async ({ call }) => {
    const browser = portal.browser();
    await browser.fetch("/accounts/login/");
    const before = browser.cookies.get("csrftoken") ?? "";
    await browser.signIn(someone);
    expect(before).toHaveLength(32);
    expect(await attempt(browser, call, { "X-CSRFTOKEN": before })).toEqual([
      403,
      { detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." },
    ]);
  });

  it.each(byId(writing))("$id is refused to another site's page", async ({ call }) => {
    for (const origin of [
      "https://evil.example",
      "null",
      testOrigin.replace("http:", "https:"),
      `${testOrigin}:8080`,
      `${testOrigin}.evil.example`,
    ]) {
      const headers = { Origin: origin, "X-CSRFTOKEN": viewer.cookies.get("csrftoken") ?? "" };
      expect(await attempt(viewer, call, headers)).toEqual([
        403,
        { detail: `CSRF Failed: Origin checking failed - ${origin} does not match any trusted origins.` },
      ]);
    }
  });

  it.each(byId(withObject))(
    "$id does not tell another account's object from one that does not exist",
    async ({ call }) => {
      const { body } = writeCases[endpointId(call)] ?? {};
      if (call.body !== undefined) expect(body).toEqual(expect.any(Object));
      // A malformed guid gets a 404 before the session check, so staff endpoints don't respond with 403 to it.
      for (const values of isStaffs(call) ? [anothers, unknown] : [anothers, unknown, malformed]) {
        const pending =
          call.method === "GET"
            ? viewer.fetch(pathOf(call, values))
            : viewer.send(call.method, pathOf(call, values), body);
        expect(await refusal(pending)).toEqual(
          isStaffs(call)
            ? [403, { detail: "You do not have permission to perform this action." }]
            : [404, { detail: "Not found." }],
        );
      }
    },
  );

  it("keeps the session of somebody who was only attacked", async () => {
    expect((await viewer.fetch("/api/webapp/v1/me/")).status).toBe(200);
    expect(portal.logged).toEqual([]);
  });
});
