import { describe, expect, it } from "vitest";
import { licenses } from "../areas/licenses";
import { viewer } from "../areas/viewer";
import { json, noCredentials, page, scripted, type Sent, sessionPath } from "../testing/scripted-fetch";
import { createClient } from "./client";

const signedOut = () => json({ status: 401, meta: { is_authenticated: false } }, 401);
const signedIn = () => json({ status: 200, meta: { is_authenticated: true } });
const isProbe = ({ url }: Sent) => url === sessionPath;
const asProbe = (probe: () => Response, other: () => Response) => (sent: Sent) => (isProbe(sent) ? probe() : other());
const refused = () => json(noCredentials, 403);

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("the call went well"),
    (error: unknown) => error,
  );
}

describe("a 403", () => {
  it("without a session is the end of the session", async () => {
    const { options, sent } = scripted(asProbe(signedOut, () => json(noCredentials, 403, { "X-Request-ID": "r-1" })));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({
      kind: "unauthenticated",
      status: 403,
      detail: noCredentials.detail,
      requestId: "r-1",
      endpoint: "licenses.list",
    });
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("with a session is a missing permission", async () => {
    const { options } = scripted(asProbe(signedIn, () => json({ detail: "Managers only." }, 403)));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({
      kind: "forbidden",
      detail: "Managers only.",
    });
  });

  it("with a page for a body is looked into like any other", async () => {
    const { options } = scripted(asProbe(signedOut, () => page(403)));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({ kind: "unauthenticated" });
  });

  it.each([
    ["is down", () => json({}, 500)],
    ["throttles", () => json({}, 429)],
    ["is unknown to the server", () => page(404)],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("signs nobody out when the session call %s", async (_, probe) => {
    const { options } = scripted((sent) => (isProbe(sent) ? probe() : refused()));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({ kind: "forbidden" });
  });
});

describe("when the session ends", () => {
  it("ten panels that ask at once ask for it once", async () => {
    const { options, sent } = scripted(asProbe(signedOut, refused));
    const client = createClient(options);
    const errors = await Promise.all(Array.from({ length: 10 }, () => failure(client.call(licenses.list))));
    expect(errors.map((error) => (error as { kind: string }).kind)).toEqual(Array(10).fill("unauthenticated"));
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("a refusal that comes in late is covered by the response to the first", async () => {
    let release: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { options, sent } = scripted((request) =>
      isProbe(request) ? signedOut() : request.url.endsWith("/me/") ? late : refused(),
    );
    const client = createClient(options);
    const slow = failure(client.call(viewer.me));
    await failure(client.call(licenses.list));
    release(refused());
    expect(await slow).toMatchObject({ kind: "unauthenticated" });
    expect(sent.filter(isProbe)).toHaveLength(1);
  });

  it("and begins again, a late refusal is checked again", async () => {
    let release: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      release = resolve;
    });
    let session = signedOut;
    const { options } = scripted((request) => (isProbe(request) ? session() : late));
    const client = createClient(options);
    const slow = failure(client.call(licenses.list));
    expect(await client.isSignedIn()).toBe(false);
    session = signedIn;
    expect(await client.isSignedIn()).toBe(true);
    release(refused());
    expect(await slow).toMatchObject({ kind: "forbidden" });
  });

  it("and begins again, a later refusal is checked again", async () => {
    let session = signedOut;
    const { options, sent } = scripted((request) => (isProbe(request) ? session() : refused()));
    const client = createClient(options);
    expect(await failure(client.call(licenses.list))).toMatchObject({ kind: "unauthenticated" });
    session = signedIn;
    expect(await client.isSignedIn()).toBe(true);
    expect(await failure(client.call(licenses.list))).toMatchObject({ kind: "forbidden" });
    expect(sent.filter(isProbe)).toHaveLength(3);
  });
});

describe("a session check", () => {
  it.each([
    ["yes", signedIn, true],
    ["no", signedOut, false],
    ["no, by a 410", () => json({}, 410), false],
    ["no, by a sign-in page", () => page(200), false],
  ])("hears %s", async (_, probe, expected) => {
    expect(await createClient(scripted(probe).options).isSignedIn()).toBe(expected);
  });

  it("shares a running check among callers, and starts another one afterwards", async () => {
    const { options, sent } = scripted(signedIn);
    const client = createClient(options);
    await Promise.all([client.isSignedIn(), client.isSignedIn()]);
    expect(sent).toHaveLength(1);
    await client.isSignedIn();
    expect(sent).toHaveLength(2);
  });

  it("hears of a failure as a failure", async () => {
    expect(await failure(createClient(scripted(() => json({}, 503)).options).isSignedIn())).toMatchObject({
      kind: "server",
    });
  });
});

describe("a page where data was asked for", () => {
  it("is a sign-in page when there is no session, even for a write that expects nothing", async () => {
    const { options } = scripted(
      asProbe(signedOut, () => page(200)),
      { readCookie: () => "token" },
    );
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({ kind: "unauthenticated" });
    expect(await failure(createClient(options).call(viewer.acceptAgreement))).toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("breaks the contract when there is one", async () => {
    const { options } = scripted(asProbe(signedIn, () => page(200)));
    expect(await failure(createClient(options).call(licenses.list))).toMatchObject({ kind: "contract", status: 200 });
  });
});

it("a caller that aborts during the session check gets its own abort", async () => {
  const leaving = new AbortController();
  const { options } = scripted((sent) => {
    if (isProbe(sent)) leaving.abort();
    return isProbe(sent) ? signedOut() : refused();
  });
  expect(await failure(createClient(options).call(licenses.list, {}, { signal: leaving.signal }))).toMatchObject({
    name: "AbortError",
  });
});

it("a write that heard, on asking for its token, that nobody is signed in does not ask again", async () => {
  const { options, sent } = scripted(asProbe(signedOut, refused), { readCookie: () => undefined });
  const client = createClient(options);
  expect(await failure(client.call(licenses.requestTrial))).toMatchObject({ kind: "unauthenticated" });
  expect(sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
});
