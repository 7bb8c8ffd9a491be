import { PortalError, type PortalErrorKind } from "@gatehouse/contract";
import { type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client";

const told: string[] = [];
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  queryClient = createQueryClient({
    onAnswer: (endpoint = "a write", answer = "done") => told.push(`${String(endpoint)}: ${String(answer)}`),
    onUnauthenticated: ({ isWrite }) => told.push(`unauthenticated ${isWrite ? "write" : "query"}`),
    onUnreadable: ({ endpoint }) => told.push(`unreadable ${endpoint}`),
  });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** How often a call that fails so is made before it is given up. */
async function tries(error: Error): Promise<number> {
  let count = 0;
  const queryFn = () => {
    count += 1;
    return Promise.reject(error);
  };
  const asked = queryClient.fetchQuery({ queryKey: ["call"], queryFn, retry: queryClient.getDefaultOptions().queries?.retry }).catch(() => undefined);
  await vi.runAllTimersAsync();
  await asked;
  return count;
}

describe("a call that fails", () => {
  it.each([["network", 2], ["server", 2], ["timeout", 1], ["unauthenticated", 1], ["forbidden", 1], ["not-found", 1], ["invalid", 1], ["throttled", 1], ["contract", 1]] as const)(
    "%s is tried %i times",
    async (kind: PortalErrorKind, times) => expect(await tries(new PortalError(kind))).toBe(times),
  );

  it("a fault of our own is not tried again", async () => expect(await tries(new TypeError("x is not a function"))).toBe(1));

  it("a lost session and an answer that cannot be read are told of, others not", async () => {
    await tries(new PortalError("unauthenticated"));
    await tries(new PortalError("contract", { endpoint: "licenses.best" }));
    await tries(new PortalError("forbidden"));
    expect(told).toEqual(["unauthenticated query", "unreadable licenses.best"]);
  });
});

describe("a write", () => {
  it("is never repeated by itself, and a lost session is told of", async () => {
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
    expect(told).toEqual(["unauthenticated write"]);
  });
});

it("an answer tells that there is a session", async () => {
  await queryClient.fetchQuery({ queryKey: ["call"], queryFn: async () => 1 });
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 2 });
  await mutation.execute(undefined);
  expect(told).toEqual(["call: 1", "a write: done"]);
});
