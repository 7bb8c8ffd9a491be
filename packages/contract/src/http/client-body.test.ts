import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { cart } from "../areas/cart";
import { licenses } from "../areas/licenses";
import { viewer } from "../areas/viewer";
import { validResponse } from "../testing/cases";
import { json, scripted, type Sent } from "../testing/scripted-fetch";
import { type ClientOptions, createClient } from "./client";
import { endpoint } from "./endpoint";

const withToken: Partial<ClientOptions> = { readCookie: () => "token" };

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
    response: z.object({ bio: z.string() }),
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
    const { options, sent } = scripted(() => json(validResponse(licenses.best)));
    await createClient(options).call(licenses.best, {}, { idempotencyKey: "k-1" });
    expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
  });
});
