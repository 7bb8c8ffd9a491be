import { afterEach, describe, expect, it, vi } from "vitest";
import { readError } from "./read-error";

afterEach(() => vi.useRealTimers());

const jsonType = "application/json";
const read = (status: number, text: string, headers: Record<string, string> = {}) =>
  readError({ status, text, headers: new Headers({ "Content-Type": jsonType, ...headers }) }, "licenses.list");
const readJson = (value: unknown, status = 400) => read(status, JSON.stringify(value));

it.each([
  [400, "invalid"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "not-found"],
  [405, "invalid"],
  [408, "timeout"],
  [409, "conflict"],
  [410, "not-found"],
  [412, "conflict"],
  [413, "too-large"],
  [415, "invalid"],
  [422, "invalid"],
  [429, "throttled"],
  [418, "invalid"],
  [500, "server"],
  [502, "server"],
  [503, "server"],
  [504, "timeout"],
  [599, "server"],
] as const)("a %i is of kind %s", (status, kind) => {
  expect(read(status, "")).toMatchObject({ kind, status, endpoint: "licenses.list" });
});

describe("Django REST Framework's refusals", () => {
  it("messages by field reach their fields", () => {
    expect(readJson({ email: ["Taken.", "Too long."], name: "Short." })).toMatchObject({
      fields: { email: ["Taken.", "Too long."], name: ["Short."] },
      messages: [],
      detail: undefined,
      message: "invalid",
    });
  });

  it("messages without a field are separate", () => {
    expect(readJson({ non_field_errors: ["Both are needed."], email: ["Taken."] })).toMatchObject({
      messages: ["Both are needed."],
      fields: { email: ["Taken."] },
      message: "Both are needed.",
    });
  });

  it.each([undefined, "", "text/plain; charset=utf-8"])(
    "JSON without its content type, but with %o, is read",
    (type) => {
      const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
      const text = JSON.stringify({ detail: "No such coupon." });
      expect(readError({ status: 400, text, headers }, "licenses.list")).toMatchObject({ detail: "No such coupon." });
    },
  );

  it("a detail is the sentence to show", () => {
    expect(readJson({ detail: "No such coupon." })).toMatchObject({
      detail: "No such coupon.",
      message: "No such coupon.",
      fields: {},
    });
    expect(readJson({ detail: ["No such coupon."] })).toMatchObject({ detail: "No such coupon.", fields: {} });
  });

  it("a bare list or text is the message of the call", () => {
    expect(readJson(["It has ended."])).toMatchObject({ messages: ["It has ended."] });
    expect(readJson("It has ended.")).toMatchObject({ detail: "It has ended." });
  });

  it("messages of nested fields are found at the outer field", () => {
    expect(readJson({ rows: [{}, { quantity: ["Too many."] }] }).fields).toEqual({ rows: ["Too many."] });
  });

  it.each([[null], [7], [{}], [{ detail: null, name: [], code: 7 }]])(
    "%j says nothing, and is still an error",
    (body) => {
      expect(readJson(body)).toMatchObject({ kind: "invalid", detail: undefined, messages: [], fields: {} });
    },
  );
});

describe("django-allauth's refusals", () => {
  it("errors reach the field that they name, or the call", () => {
    const errors = [
      { message: "Gone.", code: "invalid", param: "sessions" },
      { message: "Again.", param: "sessions" },
      { message: "Odd.", code: "odd" },
      "Plain.",
    ];
    expect(readJson({ status: 400, errors })).toMatchObject({
      fields: { sessions: ["Gone.", "Again."] },
      messages: ["Odd.", "Plain."],
    });
  });

  it.each(["__proto__", "constructor", "toString"])("a field named %s is a field like any other", (param) => {
    const { fields } = readJson({ status: 400, errors: [{ message: "Odd.", param }] });
    expect(Object.entries(fields)).toEqual([[param, ["Odd."]]]);
  });

  it.each([
    {
      status: 401,
      data: { flows: [{ id: "reauthenticate" }, { id: "mfa_reauthenticate", types: ["totp"] }] },
      meta: { is_authenticated: true },
    },
    { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } },
  ])("the flows of a 401 are no messages for the user", (body) => {
    const { detail, messages, fields } = readJson(body, 401);
    expect({ detail, messages, fields }).toEqual({ detail: undefined, messages: [], fields: {} });
  });

  it("errors without a message are passed over", () => {
    expect(readJson({ errors: [null, 7, { code: "x" }] })).toMatchObject({ fields: {}, messages: [] });
  });
});

it.each([
  [403, "forbidden"],
  [404, "not-found"],
  [413, "too-large"],
  [500, "server"],
  [502, "server"],
] as const)("a page with status %i is an error of kind %s whose text nobody sees", (status, kind) => {
  const error = read(status, "<h1>Nginx 1.2 at 10.0.0.1</h1>", { "Content-Type": "text/html; charset=utf-8" });
  expect(error).toMatchObject({ kind, detail: undefined, messages: [], fields: {}, message: kind });
});

it.each(["{", "", "undefined"])("a body of %j that claims to be JSON is an error without words", (text) => {
  expect(read(500, text)).toMatchObject({ kind: "server", detail: undefined });
});

it("the server's id of the request is kept for support", () => {
  expect(read(500, "", { "X-Request-ID": "r-1" }).requestId).toBe("r-1");
});

describe("how long to wait", () => {
  const retryAfter = (headers: Record<string, string>, status = 429) => read(status, "", headers).retryAfterMs;

  it.each([
    ["30", 30_000],
    ["0", 0],
    ["1.5", 1_500],
    ["-5", 0],
    ["9999999999", 1_000_000_000],
  ])("%j seconds", (value, ms) => {
    expect(retryAfter({ "Retry-After": value })).toBe(ms);
  });

  it("a date is held against the server's own clock", () => {
    expect(retryAfter({ "Retry-After": "Sun, 01 Mar 2026 12:02:00 GMT", Date: "Sun, 01 Mar 2026 12:00:00 GMT" })).toBe(
      120_000,
    );
  });

  it("a date without the server's is held against ours, and one in the past is now", () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") });
    expect(retryAfter({ "Retry-After": "Sun, 01 Mar 2026 12:01:00 GMT" })).toBe(60_000);
    expect(retryAfter({ "Retry-After": "Sun, 01 Mar 2026 11:00:00 GMT" })).toBe(0);
  });

  it.each<Record<string, string>>([{}, { "Retry-After": "" }, { "Retry-After": "soon" }])(
    "%j does not say",
    (headers) => {
      expect(retryAfter(headers)).toBeUndefined();
    },
  );

  it("a server that is down may say so too", () => {
    expect(retryAfter({ "Retry-After": "60" }, 503)).toBe(60_000);
  });
});
