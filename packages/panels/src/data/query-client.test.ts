import { PortalError, type PortalErrorKind } from "@gatehouse/contract";
import { onlineManager, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client";

const reported: string[] = [];
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  queryClient = createQueryClient({
    onResponse: (endpoint = "a write", response = "done") => reported.push(`${String(endpoint)}: ${String(response)}`),
    onUnauthenticated: ({ isWrite }) => reported.push(`unauthenticated ${isWrite ? "write" : "query"}`),
    onOffline: () => reported.push("offline"),
    onUnreadable: ({ endpoint }) => reported.push(`unreadable ${endpoint}`),
  });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** How many times a request that fails with this error is sent. */
async function tries(error: Error): Promise<number> {
  let count = 0;
  const queryFn = () => {
    count += 1;
    return Promise.reject(error);
  };
  const asked = queryClient
    .fetchQuery({ queryKey: ["call"], queryFn, retry: queryClient.getDefaultOptions().queries?.retry })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await asked;
  return count;
}

describe("a call that fails", () => {
  it.each([
    ["network", 2],
    ["server", 2],
    ["timeout", 1],
    ["unauthenticated", 1],
    ["forbidden", 1],
    ["not-found", 1],
    ["invalid", 1],
    ["throttled", 1],
    ["contract", 1],
  ] as const)("%s is tried %i times", async (kind: PortalErrorKind, times) =>
    expect(await tries(new PortalError(kind))).toBe(times),
  );

  it("is retried after the server's Retry-After, and not at all if that is long", async () => {
    const times = async (retryAfterMs: number) => {
      const made: number[] = [];
      const queryFn = () => {
        made.push(Date.now());
        return Promise.reject(new PortalError("server", { status: 503, retryAfterMs }));
      };
      const asked = queryClient
        .fetchQuery({ queryKey: [retryAfterMs], queryFn, retry: queryClient.getDefaultOptions().queries?.retry })
        .catch(() => undefined);
      await vi.runAllTimersAsync();
      await asked;
      return made.map((at) => at - (made[0] ?? 0));
    };
    expect([await times(0), await times(5_000), await times(60_000)]).toEqual([[0, 1_000], [0, 5_000], [0]]);
  });

  it("an error of our own is not tried again", async () =>
    expect(await tries(new TypeError("x is not a function"))).toBe(1));

  it("reports at once that the browser is offline when a request does not reach the server", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await tries(new PortalError("timeout"));
    expect(reported).toEqual([]);
    expect(await tries(new PortalError("network"))).toBe(1);
    expect(reported).toEqual(["offline"]);
    vi.stubGlobal("navigator", { onLine: true });
    await tries(new PortalError("network"));
    vi.unstubAllGlobals();
    onlineManager.setOnline(true);
    expect(reported).toEqual(["offline"]);
  });

  it("reports a lost session and an unreadable response, and no other failures", async () => {
    await tries(new PortalError("unauthenticated"));
    await tries(new PortalError("contract", { endpoint: "licenses.best" }));
    await tries(new PortalError("forbidden"));
    expect(reported).toEqual(["unauthenticated query", "unreadable licenses.best"]);
  });
});

describe("a refusal that the session check could not decide", () => {
  const undecided = (endpoint: string) =>
    new PortalError("forbidden", {
      status: 403,
      endpoint,
      cause: new PortalError("server", { endpoint: "viewer.session" }),
    });
  let asked: number;
  let unsubscribe: () => void;

  beforeEach(async () => {
    asked = 0;
    const queryFn = () => {
      asked += 1;
      return Promise.resolve("me");
    };
    unsubscribe = new QueryObserver(queryClient, { queryKey: ["viewer.me", {}], queryFn }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(6_000);
  });
  afterEach(() => unsubscribe());

  it("asks for the viewer's own data, once for many refusals", async () => {
    const refused = ["a", "b", "c"].map((key) =>
      queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(undecided("licenses.best")) }),
    );
    await Promise.allSettled(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
  });

  it("of the viewer's own data sends no other request, nor does one that is decided", async () => {
    await tries(undecided("viewer.me"));
    await tries(new PortalError("forbidden", { status: 403, endpoint: "licenses.best" }));
    expect(asked).toBe(1);
  });
});

describe("a write", () => {
  it("is never repeated automatically, and a lost session is reported", async () => {
    let count = 0;
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => {
        count += 1;
        return Promise.reject(new PortalError("unauthenticated"));
      },
    });
    const done = mutation.execute(undefined).catch(() => undefined);
    await vi.runAllTimersAsync();
    await done;
    expect(count).toBe(1);
    expect(reported).toEqual(["unauthenticated write"]);
  });
});

it("a response proves that there is a session", async () => {
  await queryClient.fetchQuery({ queryKey: ["call"], queryFn: async () => 1 });
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 2 });
  await mutation.execute(undefined);
  expect(reported).toEqual(["call: 1", "a write: done"]);
});
