import { endpoint } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fixedViewer } from "../auth/fixed-viewer";
import { InternalError } from "../core/internal-error";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { bind } from "./bind";

describe.each(databases)("the API on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const viewer = await portal.signedIn("customer@example.com");
  const rows = "/api/webapp/v1/grouped-licenses/";
  const confirm = "/api/webapp/v1/profile-confirmed/";

  it("returns an unchanged list with 304 and nothing else, and a changed one whole", async () => {
    const first = await viewer.fetch(rows);
    const etag = first.headers.get("ETag") ?? "";
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(first.headers.get("Vary")).toBe("Cookie");
    const second = await viewer.fetch(rows, { headers: { "If-None-Match": `"other", W/${etag}` } });
    expect([second.status, await second.text()]).toEqual([304, ""]);
    expect([...second.headers.keys()].sort()).toEqual(["cache-control", "date", "etag", "vary", "x-request-id"]);
    const changed = await (
      await portal.signedIn("manager@example.com")
    ).fetch(rows, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("ETag")).not.toBe(etag);
  });

  it("sends no tag where the platform has no digest, as in a tab on a page without HTTPS", async () => {
    const bare = await testPortal(db, { digest: () => Promise.resolve(undefined) }).signedIn("customer@example.com");
    const response = await bare.fetch(rows, { headers: { "If-None-Match": "*" } });
    expect([response.status, response.headers.get("ETag")]).toEqual([200, null]);
  });

  it("sends its time and a request id with every response", async () => {
    for (const [path, method] of [
      [rows, "GET"],
      ["/api/none/", "GET"],
      ["/accounts/login/", "GET"],
      [rows, "PUT"],
      ["/", "GET"],
    ] as const) {
      const response = await portal.browser().fetch(path, { method });
      expect(response.headers.get("X-Request-ID"), path).toMatch(/^[0-9a-v]{12}$/);
      expect(response.headers.get("Date"), path).toBe("Fri, 20 Nov 2026 12:00:00 GMT");
    }
  });

  it("searches without NUL, on which the database fails", async () => {
    const found = async (search: string) => viewer.getJson(`/api/webapp/v1/projects/?search=${search}`);
    expect(await found("f%00ir")).toEqual(await found("fir"));
  });

  it("serves HEAD as GET without the body", async () => {
    const response = await viewer.fetch(rows, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("ETag")).toBe((await viewer.fetch(rows)).headers.get("ETag"));
  });

  it("sends a path without its slash on to the one with it", async () => {
    for (const method of ["GET", "POST"]) {
      const response = await viewer.fetch("/api/webapp/v1/tour?x=1", { method });
      expect([response.status, response.headers.get("Location")]).toEqual([301, "/api/webapp/v1/tour/?x=1"]);
    }
    const odd = await viewer.fetch("/api/webapp/v1/licenses/%0d%0aX:%20%E2%82%AC");
    expect([odd.status, odd.headers.get("Location")]).toEqual([301, "/api/webapp/v1/licenses/%0d%0aX:%20%E2%82%AC/"]);
  });

  it("names its product where it has nothing, and nowhere else", async () => {
    const named = async (path: string) => (await viewer.fetch(path)).headers.get("Gatehouse-Product");
    expect(await named("/api/webapp/v1/another-product-sessions/")).toBe("compiler");
    expect([await named(rows), await named("/api/webapp/v1/orders/00000000-0000-4000-8000-000000000000/")]).toEqual([
      null,
      null,
    ]);
  });

  it("says that a path is unknown, or that it does not take the method", async () => {
    const unknown = await viewer.fetch("/api/webapp/v1/none/");
    expect([unknown.status, await unknown.json()]).toEqual([404, { detail: "Not found." }]);
    const method = await viewer.send("PUT", confirm, {});
    expect([method.status, method.headers.get("Allow"), await method.json()]).toEqual([
      405,
      "GET, POST",
      { detail: 'Method "PUT" not allowed.' },
    ]);
  });

  it.each(["/nowhere/", "/accounts/", "/accounts/password/forgotten/"])(
    "shows a page to who follows a link to %s, which is nowhere",
    async (path) => {
      const response = await portal.browser().fetch(path);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
      expect(await response.text()).toContain("<h1>Page not found</h1>");
    },
  );

  it.each([
    [
      undefined,
      {
        first_name: ["This field is required."],
        last_name: ["This field is required."],
        country: ["This field is required."],
        institute: ["This field is required."],
      },
    ],
    [
      { first_name: 7, last_name: null, country: [], institute: true },
      {
        first_name: ["Not a valid string."],
        last_name: ["This field may not be null."],
        country: ["Not a valid string."],
        institute: ["Not a valid string."],
      },
    ],
    [[1], { non_field_errors: ["Invalid data. Expected a dictionary, but got list."] }],
    ["text", { non_field_errors: ["Invalid data. Expected a dictionary, but got str."] }],
    [null, { non_field_errors: ["Invalid data. Expected a dictionary, but got NoneType."] }],
    [
      { first_name: "a\0b", last_name: "\ud800", country: "IT", institute: "x" },
      {
        first_name: ["Null characters are not allowed."],
        last_name: ["Surrogate characters are not allowed."],
      },
    ],
  ])("says field by field what is wrong with %j", async (body, expected) => {
    const response = await viewer.send("POST", confirm, body);
    expect([response.status, await response.json()]).toEqual([400, expected]);
  });

  it("says that a body is no JSON, of another type, or too large", async () => {
    const send = (body: string, type: string) =>
      viewer.fetch(confirm, {
        method: "POST",
        body,
        headers: { "Content-Type": type, "X-CSRFTOKEN": viewer.cookies.get("csrftoken") ?? "" },
      });
    const broken = await send("{", "application/json");
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { detail: expect.stringMatching(/^JSON parse error - ./) as string },
    ]);
    const typed = await send("a=b", "application/x-www-form-urlencoded");
    expect([typed.status, await typed.json()]).toEqual([
      415,
      { detail: 'Unsupported media type "application/x-www-form-urlencoded" in request.' },
    ]);
    const large = await send(`{"first_name":"${"a".repeat(1_048_577)}"}`, "application/json");
    expect([large.status, await large.json()]).toEqual([413, { detail: "The request is too large." }]);
  });

  it("stops reading a body that does not say how large it is", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      body,
      duplex: "half",
      headers: { "Content-Type": "application/json", "X-CSRFTOKEN": viewer.cookies.get("csrftoken") ?? "" },
    };
    expect((await viewer.fetch(confirm, init)).status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });
});

describe("a failure of the server's own", async () => {
  const open = databases[0]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());

  function broken(reply: () => unknown) {
    const portal = testPortal(db, { auth: fixedViewer("customer@example.com") });
    const call = endpoint({
      area: "viewer",
      name: "broken",
      method: "GET",
      path: "/api/webapp/v1/broken/",
      response: z.object({ name: z.string() }),
      summary: "Fails.",
    });
    bind(portal.server, call, async () => reply() as { name: string });
    return portal;
  }

  it("says a fixed text and an id, under which the log has the stack", async () => {
    const portal = broken(() => {
      throw new Error("password of the database is hunter2");
    });
    const response = await portal.browser().fetch("/api/webapp/v1/broken/");
    expect([response.status, await response.json()]).toEqual([500, { detail: "Internal server error." }]);
    expect(portal.logged).toMatchObject([
      { requestId: response.headers.get("X-Request-ID"), request: "GET /api/webapp/v1/broken/", status: 500 },
    ]);
    expect(portal.logged[0]?.error.stack).toMatch(/^Error: \(message withheld\)\n {4}at .*bind\.test\.ts:\d+:\d+/);
  });

  it.each([
    ["a string", "hunter2"],
    ["an object", { password: "hunter2" }],
    ["undefined", undefined],
  ])("includes a thrown value that is not an error: %s", async (_, thrown) => {
    const portal = broken(() => {
      throw thrown;
    });
    const response = await portal.browser().fetch("/api/webapp/v1/broken/");
    expect([response.status, await response.json(), response.headers.get("X-Request-ID")]).toEqual([
      500,
      { detail: "Internal server error." },
      portal.logged[0]?.requestId,
    ]);
    expect(String(portal.logged[0]?.error)).toBe(`Thrown: a value of type ${typeof thrown}`);
  });

  it("fails any test in which the log contains what was sent", async () => {
    const browser = broken(() => {
      throw new InternalError("a token 4711");
    }).browser();
    browser.cookies.set("sessionid", "token 4711");
    await expect(browser.fetch("/api/webapp/v1/broken/")).rejects.toThrow("The log contains token 4711");
  });

  it("is what a response is that differs from the contract", async () => {
    const portal = broken(() => ({ name: 7 }));
    expect((await portal.browser().fetch("/api/webapp/v1/broken/")).status).toBe(500);
    expect(String(portal.logged[0]?.error)).toContain("viewer.broken responded differently than the contract says");
  });
});
