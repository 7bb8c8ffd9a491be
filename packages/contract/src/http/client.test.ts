import { describe, expect, it, vi } from "vitest";
import { cart } from "../areas/cart";
import { licenses } from "../areas/licenses";
import { support } from "../areas/support";
import { viewer } from "../areas/viewer";
import { json, page, product, scripted } from "../testing/scripted-fetch";
import { type ClientOptions, createClient } from "./client";

const withToken: Partial<ClientOptions> = { readCookie: () => "token" };

describe("a call", () => {
  it("asks the configured origin, with cookies, and never takes a response out of the cache unasked", async () => {
    const { options, sent } = scripted(() => json([]), { origin: "https://portal.example" });
    await createClient(options).call(licenses.list, { query: { guids: ["a", "b"] } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: "GET", url: "https://portal.example/api/webapp/v1/licenses/?guids=a%2Cb" });
    expect(sent[0]?.init).toMatchObject({ credentials: "include", cache: "no-cache", redirect: "manual" });
    expect(sent[0]?.headers.get("Accept")).toBe("application/json");
  });

  it("asks for refusals in the language of the page, which may change, and else in the browser's", async () => {
    let language = "it-CH";
    const { options, sent } = scripted(() => json([]), { ...withToken, language: () => language });
    const client = createClient(options);
    await client.call(licenses.list);
    language = "en";
    await client.call(licenses.requestTrial).catch(() => undefined);
    await client.isSignedIn().catch(() => undefined);
    expect(sent.map(({ headers }) => headers.get("Accept-Language")).slice(0, 3)).toEqual(["it-CH", "en", "en"]);
    const browsers = scripted(() => json([]));
    await createClient(browsers.options).call(licenses.list);
    expect(browsers.sent[0]?.headers.has("Accept-Language")).toBe(false);
  });

  it("without an own fetch goes through the page's, as it is at that time", async () => {
    const pageFetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => json([]));
    try {
      expect(await createClient({ product }).call(licenses.grouped)).toMatchObject({ count: 0 });
      expect(pageFetch).toHaveBeenCalledOnce();
    } finally {
      pageFetch.mockRestore();
    }
  });

  it("goes through a fetch of its own, which knows how long it may take, unless the client has one", async () => {
    const pageFetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => expect.unreachable());
    const ownFetch = vi.fn<typeof fetch>(async () => json([]));
    const timers = vi.spyOn(globalThis, "setTimeout");
    const form = { body: { attachments: [new File(["a"], "a.txt")] }, ticketId: "7" };
    try {
      const client = createClient({ product, readCookie: () => "token", timeoutMs: 1000 });
      await client.call(support.addAttachments, form, { fetch: ownFetch });
      expect(ownFetch.mock.calls.map(([url]) => url)).toEqual(["/api/webapp/v1/tickets/7/attachments/"]);
      expect(timers.mock.calls.map(([, delay]) => delay)).toEqual([2 ** 31 - 1]);
      const { options, sent } = scripted(() => json([]), withToken);
      await createClient(options).call(support.addAttachments, form, { fetch: ownFetch });
      expect([sent.length, ownFetch.mock.calls.length]).toEqual([1, 1]);
      await createClient({ ...options, isPageFetch: true }).call(support.addAttachments, form, { fetch: ownFetch });
      expect([sent.length, ownFetch.mock.calls.length]).toEqual([1, 2]);
    } finally {
      pageFetch.mockRestore();
      timers.mockRestore();
    }
  });

  it("that misses a parameter fails before anything is sent", async () => {
    const { options, sent } = scripted(() => json({}));
    await expect(createClient(options).perform(licenses.get, {})).rejects.toThrow("needs licenseGuid");
    expect(sent).toHaveLength(0);
  });

  it("outlives its page only if it says so, since what outlives pages has to be small", async () => {
    const { options, sent } = scripted(() => json(null), withToken);
    const client = createClient(options);
    const kind = {
      type: "pur",
      license: null,
      duration: 1,
      license_duration_measurement_unit: "years",
      online_compile: true,
      license_type: "pro",
    } as const;
    await client.call(cart.setQuantity, { body: { ...kind, quantity: 2 } });
    await client.call(cart.remove, { body: { ids: [1] } });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });

  it("sends the server's time", async () => {
    const { options } = scripted(() => json([], 200, { Date: "Sun, 01 Mar 2026 12:00:00 GMT" }));
    const client = createClient(options);
    await client.call(licenses.list);
    expect(Math.abs(client.clock.now() - Date.parse("2026-03-01T12:00:00Z"))).toBeLessThan(5_000);
  });
});

describe("a response", () => {
  const ask = (response: Response) =>
    createClient(scripted(() => response).options).call(licenses.redeemCoupon, { body: { coupon_code: "x" } });

  it("drops what this version does not know", async () => {
    expect(await ask(json({ detail: "Done.", more: 1 }))).toEqual({ detail: "Done." });
  });

  it.each([
    ["malformed JSON", new Response("{", { headers: { "Content-Type": "application/json" } })],
    ["an empty 200", new Response("")],
    ["a 204", new Response(null, { status: 204 })],
    ["another shape", json({ message: "Done." })],
  ])("of %s is an error of kind contract", async (_, response) => {
    await expect(ask(response)).rejects.toMatchObject({ kind: "contract", endpoint: "licenses.redeemCoupon" });
  });

  it.each([
    ["an empty 200", () => new Response("")],
    ["a 204", () => new Response(null, { status: 204 })],
    [
      "an empty 200 of plain Django",
      () => new Response("", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    ],
    ["some JSON", () => json({ status: "ok" }, 201)],
    ["some text", () => new Response("OK", { headers: { "Content-Type": "text/plain" } })],
  ])("of %s is success where nothing is expected", async (_, response) => {
    const { options } = scripted(response, withToken);
    await expect(createClient(options).call(viewer.acceptAgreement)).resolves.toBeUndefined();
  });

  it("that is no JSON says where it broke", async () => {
    await expect(ask(new Response("{"))).rejects.toMatchObject({ cause: { name: "SyntaxError" } });
  });

  it("carries the request's id into the error", async () => {
    await expect(ask(json({}, 200, { "X-Request-ID": "r-1" }))).rejects.toMatchObject({
      requestId: "r-1",
      status: 200,
    });
  });
});

describe("a refusal", () => {
  it.each([
    [400, { coupon_code: ["Unknown."] }, { kind: "invalid", fields: { coupon_code: ["Unknown."] } }],
    [404, { detail: "Not found." }, { kind: "not-found" }],
    [429, { detail: "Slow down." }, { kind: "throttled", retryAfterMs: 9_000 }],
    [500, { detail: "Broken." }, { kind: "server" }],
  ])("of %i is told by kind, with what the server says", async (status, body, error) => {
    const { options, sent } = scripted(() => json(body, status, { "Retry-After": "9" }), withToken);
    const failed = createClient(options).call(licenses.redeemCoupon, { body: { coupon_code: "x" } });
    await expect(failed).rejects.toMatchObject({ ...error, status, endpoint: "licenses.redeemCoupon" });
    expect(sent).toHaveLength(1);
  });

  it("with a page for a body is an error like any other", async () => {
    const { options } = scripted(() => page(404));
    await expect(createClient(options).call(licenses.list)).rejects.toMatchObject({
      kind: "not-found",
      detail: undefined,
    });
  });
});

it("signing out is done when the server says that nobody is signed in", async () => {
  const { options, sent } = scripted(() => json({ status: 401, meta: { is_authenticated: false } }, 401), withToken);
  await expect(createClient(options).call(viewer.signOut)).resolves.toBeUndefined();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(["DELETE /auth/api/browser/v1/auth/session"]);
});
