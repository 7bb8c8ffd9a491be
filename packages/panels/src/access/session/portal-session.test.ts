import { createClient, endpointId } from "@gatehouse/contract";
import { validResponse } from "@gatehouse/contract/testing";
import { viewer } from "@gatehouse/contract/viewer";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PortalEvent } from "../../portal/events";
import {
  type PortalSession,
  sharedAccountTurn,
  sharedNewAccount,
  sharedPromptPutOff,
  sharedSession,
} from "../../portal/session";
import { createSharedStore, type SharedStore } from "../../portal/shared-state";
import { createPortalSession } from "./portal-session";

const me = endpointId(viewer.me);
const user = (email: string) => ({ ...(validResponse(viewer.me) as object), email });
const isSignedIn = { status: 200, data: {}, meta: { is_authenticated: true } };

let requested: string[];
let store: SharedStore;
let queryClient: QueryClient;
let session: PortalSession;
let events: PortalEvent[];
let responses: Record<string, () => Response>;

beforeEach(() => {
  [requested, events] = [[], []];
  responses = {
    "/auth/api/browser/v1/auth/session": () => Response.json(isSignedIn),
    "/api/webapp/v1/me/": () => Response.json(user("a@example.com")),
  };
  store = createSharedStore();
  queryClient = new QueryClient();
  const client = createClient({
    product: { id: "example", name: "Example" },
    fetch: (input) => {
      const path = String(input);
      requested.push(path);
      return Promise.resolve(responses[path]?.() ?? new Response(null, { status: 404 }));
    },
  });
  session = createPortalSession({ client, store, queryClient, emit: (event) => events.push(event) });
});

const state = () => store.get(sharedSession);
const shown = (email: string) => session.onResponse(me, user(email));

describe("a session", () => {
  it("exists from the first response on, and its end is reported once", () => {
    session.onResponse("licenses.list", []);
    expect(state()).toBe("active");
    for (let panel = 0; panel < 10; panel += 1) session.onRefusal({ isWrite: false });
    expect(state()).toBe("ended");
    expect(events).toEqual([{ type: "session.ended" }]);
  });

  it("that never existed has no end to report", () => {
    session.onRefusal({ isWrite: false });
    expect(state()).toBe("absent");
    expect(events).toEqual([]);
  });

  it("that has ended resumes for the same account, and shown data is refetched", async () => {
    queryClient.setQueryData(["licenses.list", {}], ["shown"]);
    shown("a@example.com");
    session.onRefusal({ isWrite: false });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(state()).toBe("active"));
    expect(requested).toEqual(["/auth/api/browser/v1/auth/session", "/api/webapp/v1/me/"]);
    expect(queryClient.getQueryData(["licenses.list", {}])).toEqual(["shown"]);
    expect(queryClient.getQueryState(["licenses.list", {}])?.isInvalidated).toBe(true);
    expect(store.get(sharedAccountTurn)).toBe(0);
  });

  it("of which a late response knows nothing does not begin again by it", async () => {
    responses["/auth/api/browser/v1/auth/session"] = () => Response.json({}, { status: 401 });
    shown("a@example.com");
    session.onRefusal({ isWrite: false });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    expect(state()).toBe("ended");
  });

  it("continues even if its account is unknown", async () => {
    responses["/api/webapp/v1/me/"] = () => new Response(null, { status: 500 });
    shown("a@example.com");
    session.onRefusal({ isWrite: false });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(state()).toBe("active"));
    expect(store.get(sharedAccountTurn)).toBe(0);
  });
});

describe("a session that has ended", () => {
  const sessionCheck = "/auth/api/browser/v1/auth/session";
  const isRefused = () => Response.json({ meta: { is_authenticated: false } }, { status: 401 });
  const checks = () => requested.filter((path) => path === sessionCheck).length;
  let resumed: number;

  beforeEach(() => {
    resumed = 0;
    vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async () => {
      resumed += 1;
    });
    shown("a@example.com");
    session.onRefusal({ isWrite: false });
  });

  it("is checked once for many late responses, and everything is fetched again once", async () => {
    for (let late = 0; late < 10; late += 1) session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(state()).toBe("active"));
    for (let late = 0; late < 10; late += 1) session.onResponse("licenses.list", []);
    expect(requested).toEqual([sessionCheck, "/api/webapp/v1/me/"]);
    expect(resumed).toBe(1);
  });

  it("does not resume without limit where servers disagree whether there is a session", async () => {
    for (let round = 0; round < 10; round += 1) {
      session.onResponse("licenses.list", []);
      await vi.waitFor(() => expect(state()).toBe(round === 0 ? "active" : "ended"));
      session.onRefusal({ isWrite: false });
    }
    expect(checks()).toBe(1);
    expect(resumed).toBe(1);
  });

  it("resumes by the viewer's own data if the session check is inconclusive", async () => {
    responses[sessionCheck] = () => new Response(null, { status: 404 });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(state()).toBe("active"));
    expect(resumed).toBe(1);
  });

  it("stays ended if both are inconclusive", async () => {
    responses[sessionCheck] = () => new Response(null, { status: 404 });
    responses["/api/webapp/v1/me/"] = isRefused;
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(checks()).toBe(2));
    expect(state()).toBe("ended");
    expect(resumed).toBe(0);
  });
});

describe("another account", () => {
  it("finds nothing of the one before", () => {
    queryClient.setQueryData(["licenses.list", {}], ["a's"]);
    shown("a@example.com");
    expect(store.get(sharedAccountTurn)).toBe(0);
    shown("b@example.com");
    expect(store.get(sharedAccountTurn)).toBe(1);
    expect(store.get(sharedNewAccount)).toBe("b@example.com");
    expect(queryClient.getQueryData(["licenses.list", {}])).toBeUndefined();
  });

  it("is seen after an end, too", async () => {
    queryClient.setQueryData(["licenses.list", {}], ["b's"]);
    shown("b@example.com");
    session.onRefusal({ isWrite: false });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(state()).toBe("active"));
    expect(store.get(sharedNewAccount)).toBe("a@example.com");
    expect(queryClient.getQueryData(["licenses.list", {}])).toBeUndefined();
  });
});

describe("an account that signs in in another tab", () => {
  let other: BroadcastChannel;
  let heard: unknown[] = [];
  let leave: () => void = () => undefined;
  const isRefetched = () => queryClient.getQueryState([me, {}])?.isInvalidated;

  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("location", { origin: "https://own.example" });
    heard = [];
    // A new channel doesn't receive late messages of the previous test.
    other = new BroadcastChannel("gatehouse.session https://own.example");
    other.onmessage = ({ data }) => heard.push(data);
    leave = session.mount();
    queryClient.setQueryData([me, {}], user("a@example.com"));
    shown("a@example.com");
  });
  afterEach(() => {
    leave();
    other.close();
    vi.unstubAllGlobals();
  });

  it("is looked for at once: what is open here would be saved in its name", async () => {
    other.postMessage({ account: "b@example.com" });
    await vi.waitFor(() => expect(isRefetched()).toBe(true));
  });

  it("is nothing new when it is the same", async () => {
    const otherTab = new BroadcastChannel("gatehouse.session https://own.example");
    const isReceived = new Promise((resolve) => (otherTab.onmessage = resolve));
    other.postMessage({ account: "a@example.com" });
    await isReceived;
    otherTab.close();
    expect(isRefetched()).toBe(false);
  });

  it("is found although a refusal of before the sign-in comes after it", async () => {
    const otherTab = new BroadcastChannel("gatehouse.session https://own.example");
    const isReceived = new Promise((resolve) => (otherTab.onmessage = resolve));
    other.postMessage("signed-in");
    await isReceived;
    otherTab.close();
    expect(requested).toEqual([]);
    session.onRefusal({ isWrite: false });
    await vi.waitFor(() => expect(state()).toBe("active"));
  });

  it("is looked for again when it signed in during the check", async () => {
    let release: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const first = "/auth/api/browser/v1/auth/session";
    const afterwards = responses[first];
    responses[first] = () => late as unknown as Response;
    session.onRefusal({ isWrite: false });
    session.onResponse("licenses.list", []);
    await vi.waitFor(() => expect(requested).toEqual([first]));
    responses[first] = afterwards ?? (() => new Response(null, { status: 500 }));
    window.dispatchEvent(new Event("focus"));
    release(Response.json({}, { status: 401 }));
    await vi.waitFor(() => expect(state()).toBe("active"));
  });

  it("is reported once", async () => {
    shown("a@example.com");
    shown("b@example.com");
    await vi.waitFor(() =>
      expect(heard).toEqual(["signed-in", { account: "a@example.com" }, { account: "b@example.com" }]),
    );
  });
});

it("a prompt that was put off comes back when the user acts, not with a poll, and is new for the next end", () => {
  session.onResponse("licenses.list", []);
  session.onRefusal({ isWrite: false });
  store.set(sharedPromptPutOff, true);
  session.onRefusal({ isWrite: false });
  expect(store.get(sharedPromptPutOff)).toBe(true);
  session.onRefusal({ isWrite: true });
  expect(store.get(sharedPromptPutOff)).toBe(false);
});
