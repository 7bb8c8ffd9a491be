import { afterEach, describe, expect, it, vi } from "vitest";
import { licenses } from "../areas/licenses";
import { sessions } from "../areas/sessions";
import { viewer } from "../areas/viewer";
import { json, noCredentials, page, scripted, type Sent, sessionPath } from "../testing/scripted-fetch";
import { createClient } from "./client";

type Output = () => Response | Promise<Response>;

const signedOut = () => json({ status: 401, meta: { is_authenticated: false } }, 401);
const signedIn = () => json({ status: 200, data: {}, meta: { is_authenticated: true } });
const reauthenticate = () =>
  json({ status: 401, data: { flows: [{ id: "reauthenticate" }] }, meta: { is_authenticated: true } }, 401);
const isProbe = ({ url }: Sent) => url === sessionPath;
const withToken = { readCookie: () => "token" };
/** A server with one response for the session check and one for all other requests. */
const server = (probe: Output, other: Output) => scripted((sent) => (isProbe(sent) ? probe() : other()), withToken);

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("the request succeeded"),
    (error: unknown) => error,
  );
}

const unauthorized: readonly (readonly [string, Output])[] = [
  ["JSON", () => json({ detail: "Invalid token." }, 401)],
  ["an HTML page", () => page(401)],
  ["an empty body", () => new Response(null, { status: 401 })],
  ["allauth's request to reauthenticate", reauthenticate],
];

describe.each(unauthorized)("a 401 with %s", (_, refused) => {
  it("while the session is alive is the failure of that request alone", async () => {
    const { options, sent } = server(signedIn, refused);
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({
      kind: "forbidden",
      status: 401,
      endpoint: "licenses.list",
    });
    expect(sent.map(({ url }) => url)).toEqual(["/api/webapp/v1/licenses/", sessionPath]);
  });

  it("without a session is the end of the session", async () => {
    const { options, sent } = server(signedOut, refused);
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({
      kind: "unauthenticated",
      status: 401,
      endpoint: "licenses.list",
    });
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("to a write is reported like a 401 to a read, and the write is not sent again", async () => {
    const { options, sent } = server(signedIn, refused);
    expect(
      await failure(createClient(options).call(licenses.redeemCoupon, { body: { coupon_code: "x" } })),
    ).toMatchObject({ kind: "forbidden", status: 401 });
    expect(sent.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });
});

it("a 401 keeps the server's message and request id, whichever way it is decided", async () => {
  for (const [probe, kind] of [
    [signedIn, "forbidden"],
    [signedOut, "unauthenticated"],
  ] as const) {
    const { options } = server(probe, () => json({ detail: "Token expired." }, 401, { "X-Request-ID": "r-1" }));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({
      kind,
      detail: "Token expired.",
      requestId: "r-1",
    });
  }
});

it("a 401 that means success is not looked into", async () => {
  const { options, sent } = server(signedIn, signedOut);
  const client = createClient(options);
  await client.call(sessions.endWeb, { body: { sessions: [1] } });
  expect(sent.filter(isProbe)).toHaveLength(0);
});

describe("the session check", () => {
  it.each([
    ["a 401 that says the user is authenticated", reauthenticate, true],
    ["a 200 that says nobody is authenticated", () => json({ status: 200, meta: { is_authenticated: false } }), false],
    ["a 401 with an HTML page", () => page(401), false],
    ["a 200 without meta", () => json({ status: 200 }), true],
    ["a 200 with a meta that says nothing", () => json({ meta: null }), true],
  ])("reads %s", async (_, probe, expected) => {
    const { options } = server(probe, () => page(500));
    expect(await createClient(options).isSignedIn()).toBe(expected);
  });

  it.each([
    ["responses", () => json({ email: "a@example.com" }), true],
    ["is refused", () => json(noCredentials, 403), false],
    ["responds with a page too", () => page(200), false],
  ])("that gets a page, as from a catch-all route, follows the viewer's own data: it %s", async (_, me, expected) => {
    const { options } = server(() => page(200), me);
    expect(await createClient(options).isSignedIn()).toBe(expected);
  });

  it("that gets a page does not know without the viewer's own data", async () => {
    const { options } = server(
      () => page(200),
      () => json({}, 500),
    );
    expect(await failure(createClient(options).isSignedIn())).toMatchObject({ kind: "server" });
  });
});

const undecided: readonly (readonly [string, Output])[] = [
  ["fails with 500", () => json({}, 500)],
  ["fails with an HTML page", () => page(502)],
  ["is not installed", () => page(404)],
  ["is not allowed", () => json({ detail: "Method not allowed." }, 405)],
  ["is forbidden", () => page(403)],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
];

describe.each(undecided)("when the session check %s", (_, probe) => {
  it.each([401, 403])("a %i is that request's failure, with the reason why nobody knows", async (status) => {
    const { options, sent } = server(probe, () => json(noCredentials, status));
    const error = await failure(createClient(options).call(licenses.list));
    expect(error).toMatchObject({
      kind: "forbidden",
      status,
      cause: { name: "PortalError", endpoint: "viewer.session" },
    });
    expect(sent).toHaveLength(2);
  });

  it.each([401, 403])("a %i to the viewer's own data is the end of the session", async (status) => {
    const { options } = server(probe, () => json(noCredentials, status));
    expect(await failure(createClient(options).call(viewer.me))).toMatchObject({ kind: "unauthenticated", status });
  });

  it("a forbidden page in the place of the viewer's own data ends nothing", async () => {
    const { options } = server(probe, () => page(403));
    expect(await failure(createClient(options).call(viewer.me))).toMatchObject({ kind: "forbidden" });
  });
});

describe("a session check that hangs", () => {
  afterEach(() => vi.useRealTimers());

  it("times out long before a request, for all callers", async () => {
    vi.useFakeTimers();
    const { options, sent } = server(
      () => new Promise<Response>(() => undefined),
      () => json({ detail: "Invalid token." }, 401),
    );
    const client = createClient({ ...options, timeoutMs: 30_000 });
    const failures = Promise.all([failure(client.call(licenses.list)), failure(client.call(licenses.grouped))]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failures).toMatchObject([{ kind: "forbidden", cause: { kind: "timeout" } }, { kind: "forbidden" }]);
    expect(sent.filter(isProbe)).toHaveLength(1);
  });
});

/** A response that the test releases. */
function later(): { readonly response: Promise<Response>; readonly come: (response: Response) => void } {
  let come: (response: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    come = resolve;
  });
  return { response: reply, come };
}

const invalid = () => json({ detail: "Invalid token." }, 401);

describe("while the session is alive", () => {
  it("refusals at once, of both kinds, share one check", async () => {
    let count = 0;
    const { options, sent } = server(signedIn, () =>
      (count += 1) % 2 === 0 ? invalid() : json({ detail: "Managers only." }, 403),
    );
    const client = createClient(options);
    const errors = await Promise.all(Array.from({ length: 10 }, () => failure(client.call(licenses.list))));
    expect(errors.map((error) => (error as { kind: string }).kind)).toEqual(Array(10).fill("forbidden"));
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("a refusal that comes in late is covered by the check for the first", async () => {
    const slow = later();
    const { options, sent } = scripted((request) =>
      isProbe(request) ? signedIn() : request.url.endsWith("/me/") ? slow.response : invalid(),
    );
    const client = createClient(options);
    const late = failure(client.call(viewer.me));
    expect(await failure(client.call(licenses.list))).toMatchObject({ kind: "forbidden" });
    slow.come(invalid());
    expect(await late).toMatchObject({ kind: "forbidden" });
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("each later refusal is looked into once, so that the end is noticed when it comes", async () => {
    let session: Output = signedIn;
    const { options, sent } = server(() => session(), invalid);
    const client = createClient(options);
    for (let poll = 1; poll <= 3; poll += 1) {
      expect(await failure(client.call(licenses.list))).toMatchObject({ kind: "forbidden" });
      expect(sent.filter(isProbe)).toHaveLength(poll);
    }
    session = signedOut;
    expect(await failure(client.call(licenses.list))).toMatchObject({ kind: "unauthenticated" });
  });
});

describe("a check that was sent before a request", () => {
  it("says nothing of its refusal: signed in then, signed out now", async () => {
    const first = later();
    const checks = [first.response, signedOut()];
    const { options, sent } = server(() => checks.shift() ?? signedOut(), invalid);
    const client = createClient(options);
    const asked = client.isSignedIn();
    const refused = failure(client.call(licenses.list));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    first.come(signedIn());
    expect(await asked).toBe(true);
    expect(await refused).toMatchObject({ kind: "unauthenticated" });
  });

  it("says nothing of its refusal: signed out then, signed in since", async () => {
    const first = later();
    const checks = [first.response, signedIn()];
    const { options, sent } = server(() => checks.shift() ?? signedIn(), invalid);
    const client = createClient(options);
    const asked = client.isSignedIn();
    const refused = failure(client.call(licenses.list));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    first.come(signedOut());
    expect(await asked).toBe(false);
    expect(await refused).toMatchObject({ kind: "forbidden" });
    expect(sent.filter(isProbe)).toHaveLength(2);
  });
});
