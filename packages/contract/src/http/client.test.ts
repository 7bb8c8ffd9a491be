import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { cart } from "../areas/cart";
import { licenses } from "../areas/licenses";
import { viewer } from "../areas/viewer";
import { validAnswer } from "../testing/cases";
import { json, page, product, scripted, type Sent } from "../testing/scripted-fetch";
import { type ClientOptions, createClient } from "./client";
import { endpoint } from "./endpoint";

const withToken: Partial<ClientOptions> = { readCookie: () => "token" };

describe("a call", () => {
  it("asks the configured origin, with cookies, and never takes an answer out of the cache unasked", async () => {
    const { options, sent } = scripted(() => json([]), { origin: "https://portal.example" });
    await createClient(options).call(licenses.list, { query: { guids: ["a", "b"] } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: "GET", url: "https://portal.example/api/webapp/v1/licenses/?guids=a%2Cb" });
    expect(sent[0]?.init).toMatchObject({ credentials: "include", cache: "no-cache", redirect: "manual" });
    expect(sent[0]?.headers.get("Accept")).toBe("application/json");
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

  it("tells the server's time", async () => {
    const { options } = scripted(() => json([], 200, { Date: "Sun, 01 Mar 2026 12:00:00 GMT" }));
    const client = createClient(options);
    await client.call(licenses.list);
    expect(Math.abs(client.clock.now() - Date.parse("2026-03-01T12:00:00Z"))).toBeLessThan(5_000);
  });
});

describe("an answer", () => {
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

describe("a body", () => {
  const upload = endpoint({
    area: "profile",
    name: "update",
    method: "PATCH",
    path: "/api/webapp/v1/me/",
    isMultipart: true,
    summary: "Changes the profile.",
    body: z.object({
      avatar: z.optional(z.file()),
      bio: z.nullish(z.string()),
      tags: z.optional(z.array(z.string())),
      clear: z.optional(z.boolean()),
    }),
    answer: z.object({ bio: z.string() }),
  });
  const sendUpload = async (body: object) => {
    const { options, sent } = scripted(() => json({ bio: "" }), withToken);
    await createClient(options).perform(upload, { body });
    return sent[0];
  };

  it("is JSON, and says so", async () => {
    const { options, sent } = scripted(() => json({ detail: "Done." }), withToken);
    await createClient(options).call(licenses.redeemCoupon, { body: { coupon_code: "é\u2028" } });
    expect(sent[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(sent[0]?.body as string)).toEqual({ coupon_code: "é\u2028" });
  });

  it("that is a form goes as it is, and fetch writes its type", async () => {
    const form = new FormData();
    const request = await sendUpload(form);
    expect(request?.body).toBe(form);
    expect(request?.headers.has("Content-Type")).toBe(false);
  });

  it("that is a form may take ten times as long", async () => {
    vi.useFakeTimers();
    try {
      const { options } = scripted(() => new Promise<Response>(() => undefined), { ...withToken, timeoutMs: 1_000 });
      let kind: unknown;
      createClient(options)
        .perform(upload, { body: new FormData() })
        .catch((error: { kind: unknown }) => {
          kind = error.kind;
        });
      await vi.advanceTimersByTimeAsync(9_999);
      expect(kind).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(kind).toBe("timeout");
    } finally {
      vi.useRealTimers();
    }
  });

  it("of a call that takes files becomes a form", async () => {
    const avatar = new File(["x"], "me.png", { type: "image/png" });
    const form = (await sendUpload({ avatar, bio: null, tags: ["a", "b"], clear: false, other: undefined }))
      ?.body as FormData;
    expect([...form.keys()]).toEqual(["avatar", "bio", "tags", "tags", "clear"]);
    expect(form.get("avatar")).toMatchObject({ name: "me.png", type: "image/png" });
    expect([form.get("bio"), form.getAll("tags"), form.get("clear")]).toEqual(["", ["a", "b"], "false"]);
  });

  it("is left out where the call has none", async () => {
    const { options, sent } = scripted(() => json({}), withToken);
    await createClient(options).call(viewer.acceptAgreement);
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers.has("Content-Type")).toBe(false);
  });
});

describe("an idempotency key", () => {
  it("goes with a write, and with its second try", async () => {
    const csrf = json({ detail: "CSRF Failed: CSRF token incorrect." }, 403);
    const { options, sent } = scripted(
      ({ method }, index) => (method === "GET" ? json({}) : index === 0 ? csrf : json({ detail: "Done." })),
      withToken,
    );
    await createClient(options).call(licenses.requestTrial, {}, { idempotencyKey: "k-1" });
    expect(sent.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(
      ["k-1", "k-1"],
    );
  });

  const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers.get("Idempotency-Key"));

  it("is made for each call that takes one, unless the caller has one", async () => {
    const { options, sent } = scripted(() => json({ guid: "g" }), withToken);
    const client = createClient(options);
    await client.call(cart.submit);
    await client.call(cart.submit);
    await client.call(cart.submit, {}, { idempotencyKey: "k-1" });
    await client.call(viewer.acceptAgreement);
    const [first, second, given, none] = keysOf(sent);
    expect([first, second, given, none]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
      "k-1",
      null,
    ]);
    expect(first).not.toBe(second);
  });

  it("is not sent with what only reads", async () => {
    const { options, sent } = scripted(() => json(validAnswer(licenses.best)));
    await createClient(options).call(licenses.best, {}, { idempotencyKey: "k-1" });
    expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
  });
});
