import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isPortalError } from "../errors/portal-error";
import { json } from "../testing/scripted-fetch";
import { send } from "./send";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);
const endlessBody = async () => new Response(new ReadableStream());
const start = (fetchNow: typeof fetch, signal?: AbortSignal) =>
  send("/x", {}, { fetch: fetchNow, timeoutMs: 1_000, endpoint: "viewer.me", signal });

describe.each([
  ["returns nothing", never],
  ["stops in the middle of its body", endlessBody],
])("a fetch that %s and heeds no signal", (_, fetchNow) => {
  it("is a time-out all the same", async () => {
    const failed = expect(start(fetchNow)).rejects.toMatchObject({ kind: "timeout", endpoint: "viewer.me" });
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
  });

  it("is left when the caller goes", async () => {
    const leaving = new AbortController();
    const failed = expect(start(fetchNow, leaving.signal)).rejects.toMatchObject({ name: "AbortError" });
    leaving.abort();
    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("a caller's own reason for going is passed on", async () => {
  const leaving = new AbortController();
  const failed = start(never, leaving.signal);
  leaving.abort("another search");
  await expect(failed).rejects.toBe("another search");
});

it("an aborted caller sends nothing", async () => {
  const fetchNow = vi.fn(never);
  await expect(start(fetchNow, AbortSignal.abort())).rejects.toSatisfy((error) => !isPortalError(error));
  expect(fetchNow).not.toHaveBeenCalled();
});

it("an abort after the response changes nothing", async () => {
  const leaving = new AbortController();
  const response = await start(async () => json({ a: 1 }), leaving.signal);
  leaving.abort();
  expect(response).toMatchObject({ status: 200, text: '{"a":1}' });
});

it.each([
  ["a response", async () => json({})],
  ["a failure", () => Promise.reject(new TypeError("Failed to fetch"))],
])("after %s neither a timer nor a listener is left", async (_, fetchNow) => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  await start(fetchNow, signal).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});

it("a fetch that throws at once is an error of kind network, with its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  await expect(
    start(() => {
      throw cause;
    }),
  ).rejects.toMatchObject({ kind: "network", cause });
});
