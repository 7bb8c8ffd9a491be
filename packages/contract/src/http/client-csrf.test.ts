import { describe, expect, it } from "vitest";
import { licenses } from "../areas/licenses";
import { viewer } from "../areas/viewer";
import { json, page, scripted, type Sent, sessionPath } from "../testing/scripted-fetch";
import { createClient } from "./client";

const isProbe = ({ url }: Sent) => url === sessionPath;
const tokens = (sent: readonly Sent[]) =>
  sent.filter((request) => !isProbe(request)).map(({ headers }) => headers.get("X-CSRFTOKEN"));
const done = () => json({ detail: "Done." });
const refusals: readonly (readonly [string, () => Response])[] = [
  [
    "Django REST Framework's sentence",
    () => json({ detail: "CSRF Failed: CSRF token from the 'X-Csrftoken' HTTP header incorrect." }, 403),
  ],
  ["Django's page", () => page(403, "<h1>Forbidden</h1><p>CSRF verification failed. Request aborted.</p>")],
  ["Django's page in Italian", () => page(403, "<p>Verifica CSRF fallita. Richiesta interrotta.</p>")],
];

it("a write carries the token, a read does not", async () => {
  const { options, sent } = scripted(done, { readCookie: () => "t1" });
  const client = createClient(options);
  await client.call(licenses.requestTrial);
  await client.perform(licenses.list, {}).catch(() => undefined);
  expect(tokens(sent)).toEqual(["t1", null]);
});

it("the cookie's and the header's names are the deployment's", async () => {
  const names: string[] = [];
  const readCookie = (name: string) => {
    names.push(name);
    return "t1";
  };
  const { options, sent } = scripted(done, { readCookie, csrfCookie: "acme_csrf", csrfHeader: "X-Acme-Csrf" });
  await createClient(options).call(licenses.requestTrial);
  expect(names).toEqual(["acme_csrf"]);
  expect(sent[0]?.headers.get("X-Acme-Csrf")).toBe("t1");
});

it.each([
  ["the one that only TLS can set", { "__Host-csrftoken": "t2", csrftoken: "planted" }, "t2"],
  ["Django's", { csrftoken: "t1" }, "t1"],
])("of the usual cookies, %s is sent", async (_, cookies: Readonly<Record<string, string>>, token) => {
  const { options, sent } = scripted(done, { readCookie: (name: string) => cookies[name] });
  await createClient(options).call(licenses.requestTrial);
  expect(tokens(sent)).toEqual([token]);
});

it("each write reads the cookie again, since signing in rotates it", async () => {
  let token = "t1";
  const { options, sent } = scripted(done, { readCookie: () => token });
  const client = createClient(options);
  await client.call(licenses.requestTrial);
  token = "t2";
  await client.call(licenses.requestTrial);
  expect(tokens(sent)).toEqual(["t1", "t2"]);
});

describe.each(refusals)("a token refused by %s", (_, refusal) => {
  it("is read again, and the write is sent once more", async () => {
    let token = "old";
    const { options, sent } = scripted(
      (request) => {
        if (isProbe(request)) token = "new";
        return request.headers.get("X-CSRFTOKEN") === "old" ? refusal() : done();
      },
      { readCookie: () => token },
    );
    await expect(createClient(options).call(licenses.requestTrial)).resolves.toEqual({ detail: "Done." });
    expect(tokens(sent)).toEqual(["old", "new"]);
  });

  it("twice is an error, without a third try", async () => {
    const { options, sent } = scripted((request) => (isProbe(request) ? json({}) : refusal()), {
      readCookie: () => "old",
    });
    await expect(createClient(options).call(licenses.requestTrial)).rejects.toMatchObject({
      kind: "forbidden",
      status: 403,
    });
    expect(tokens(sent)).toEqual(["old", "old"]);
  });

  it("sends the same body again", async () => {
    const { options, sent } = scripted(
      (request, index) => (isProbe(request) ? json({}) : index === 0 ? refusal() : done()),
      { readCookie: () => "t" },
    );
    await createClient(options).call(licenses.redeemCoupon, { body: { coupon_code: "x" } });
    expect(sent.filter((request) => !isProbe(request)).map(({ body }) => body)).toEqual([
      '{"coupon_code":"x"}',
      '{"coupon_code":"x"}',
    ]);
  });
});

it("a missing permission is no matter of the token: the write is not sent again", async () => {
  const { options, sent } = scripted(
    (request) => (isProbe(request) ? json({}) : json({ detail: "Managers only." }, 403)),
    { readCookie: () => "t" },
  );
  await expect(createClient(options).call(licenses.requestTrial)).rejects.toMatchObject({
    kind: "forbidden",
    detail: "Managers only.",
  });
  expect(tokens(sent)).toEqual(["t"]);
});

it("a page that merely has its own token proves nothing about a read", async () => {
  const { options, sent } = scripted(
    (request) => (isProbe(request) ? json({}, 401) : page(403, '<input name="csrfmiddlewaretoken">')),
    { readCookie: () => "t" },
  );
  await expect(createClient(options).call(licenses.list)).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(tokens(sent)).toEqual([null]);
});

it("without a session the sign-in comes before the token", async () => {
  const { options, sent } = scripted(
    (request) => (isProbe(request) ? json({}, 401) : page(403, "CSRF verification failed.")),
    { readCookie: () => "t" },
  );
  await expect(createClient(options).call(licenses.requestTrial)).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(sent.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
});

it("a response that only quotes the sentence is no refusal of the token", async () => {
  const { options, sent } = scripted(() => json({ detail: "CSRF Failed: never." }), { readCookie: () => "t" });
  await expect(createClient(options).call(licenses.requestTrial)).resolves.toEqual({ detail: "CSRF Failed: never." });
  expect(sent).toHaveLength(1);
});

it.each([500, 429, 409])("a write that fails with %i is not sent again", async (status) => {
  const { options, sent } = scripted(() => json({}, status), { readCookie: () => "t" });
  await expect(createClient(options).call(licenses.requestTrial)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

describe("a client without the cookie", () => {
  it.each([undefined, ""])("(%j) asks the session call for it before the first write", async (none) => {
    let token: string | undefined = none;
    const { options, sent } = scripted(
      (request) => {
        if (isProbe(request)) token = "t1";
        return done();
      },
      { readCookie: () => token },
    );
    await createClient(options).call(licenses.requestTrial);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${sessionPath}`,
      "POST /api/webapp/v1/request-trial/",
    ]);
    expect(tokens(sent)).toEqual(["t1"]);
  });

  it("sends one request for many writes", async () => {
    let token: string | undefined;
    const { options, sent } = scripted(
      (request) => {
        if (isProbe(request)) token = "t1";
        return done();
      },
      { readCookie: () => token },
    );
    const client = createClient(options);
    await Promise.all([
      client.call(licenses.requestTrial),
      client.call(viewer.acceptAgreement),
      client.call(licenses.requestTrial),
    ]);
    expect(sent.filter(isProbe)).toHaveLength(1);
    expect(tokens(sent)).toEqual(["t1", "t1", "t1"]);
  });

  it("sends the write all the same when the session call fails", async () => {
    const { options, sent } = scripted((request) => (isProbe(request) ? json({}, 500) : done()), {
      readCookie: () => undefined,
    });
    await expect(createClient(options).call(licenses.requestTrial)).resolves.toEqual({ detail: "Done." });
    expect(tokens(sent)).toEqual([null]);
  });

  it("outside a page has no cookies to ask for", async () => {
    const { options, sent } = scripted(done);
    await createClient(options).call(licenses.requestTrial);
    expect(sent.filter(isProbe)).toHaveLength(0);
  });
});
