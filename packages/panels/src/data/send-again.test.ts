import { isPortalError, type PortalClient } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { profile } from "@gatehouse/contract/profile";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { findSubmitted } from "../areas/cart/cart.look-ups";
import { broken, failureOf, json, never, page, server, setUpOrdersServer, submit } from "../testing/orders-server";
import { findDone, unknown } from "./find-done";
import { forgetSubmissions } from "./open-submissions";
import { sendOnce } from "./send-once";
import { isUnconfirmed } from "./unconfirmed";

setUpOrdersServer();

describe("a try after one with an open outcome", () => {
  it("sends nothing when the first turns out to be done", async () => {
    const restore = server.loseWriteAndReads();
    expect(isUnconfirmed(await failureOf(submit()))).toBe(true);
    restore();
    server.requests.length = 0;
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it("that is refused is done when the first did it meanwhile", async () => {
    let proceedFirst: (() => Response) | undefined;
    server.onWrite((proceed) => {
      if (proceedFirst === undefined) {
        proceedFirst = proceed;
        return broken();
      }
      // The first arrives just before the second.
      proceedFirst();
      return proceed();
    });
    await failureOf(submit());
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.orderGuids).toHaveLength(2);
  });

  it("that meets the end of the session leaves it open", async () => {
    const restore = server.loseWriteAndReads();
    await failureOf(submit());
    restore();
    server.isSignedIn = false;
    expect(isPortalError(await failureOf(submit()), "unauthenticated")).toBe(true);
    server.isSignedIn = true;
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.orderGuids).toHaveLength(2);
  });

  it("that does not get through leaves the doubt", async () => {
    server.loseWriteAndReads();
    await failureOf(submit());
    const lose = server.response;
    server.response = (path, proceed) =>
      path.includes("submit") ? json({ detail: "Throttled." }, 429) : lose(path, proceed);
    expect(isUnconfirmed(await failureOf(submit()))).toBe(true);
  });

  it("and is refused permanently is a plain refusal, and the next one starts over", async () => {
    server.onWrite(broken);
    await failureOf(submit());
    server.onWrite(() => json({ detail: "Not today." }, 400));
    const failure = await failureOf(submit());
    expect(failure).toMatchObject({ kind: "invalid", detail: "Not today." });
    expect(isUnconfirmed(failure)).toBe(false);
    server.requests.length = 0;
    server.onWrite((proceed) => proceed());
    await submit();
    expect(server.requests).toEqual(["GET orders", "GET grouped-shopping-cart-rows", "POST submit-shopping-cart"]);
  });

  it.each([403, 429])(
    "and gets %i, where a repeat would be refused, is a plain refusal once the first is known",
    async (status) => {
      const once = { ...findSubmitted, repeatIsRefused: true };
      const submitOnce = () => sendOnce(server.sender(), cart.submit, {}, { findDone: once, intent: "7,8" });
      server.onWrite(broken);
      await failureOf(submitOnce());
      server.onWrite(() => json({ detail: "Not you." }, status));
      const failure = await failureOf(submitOnce());
      expect(failure).toMatchObject({ detail: "Not you." });
      expect(isUnconfirmed(failure)).toBe(false);
    },
  );

  it("of another intent is another submission", async () => {
    server.loseWriteAndReads();
    await failureOf(submit());
    server.rowIds = [9];
    expect(await submit("9")).toEqual({ guid: "order-3" });
  });

  it("takes no other submission's order for its own", async () => {
    server.onWrite(broken);
    await failureOf(submit());
    server.onWrite((proceed) => proceed());
    server.rowIds = [9];
    await submit("9");
    server.rowIds = [10];
    expect(await submit()).toEqual({ guid: "order-3" });
  });

  it("that was not found comes to nothing more after two minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    server.onWrite(broken);
    await failureOf(submit());
    // An order made elsewhere, long after.
    vi.setSystemTime(Date.now() + 121_000);
    server.orderGuids.push("order-2");
    server.rowIds = [9];
    server.onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-3" });
  });

  it("of another account starts over", async () => {
    server.onWrite(broken);
    await failureOf(submit());
    forgetSubmissions(server.client);
    server.orderGuids = ["another-account's"];
    server.rowIds = [9];
    server.onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-2" });
  });
});

describe("a try after one that the server may still be at work on", () => {
  async function timeOut(proceedLater: (proceed: () => Response) => void): Promise<unknown> {
    vi.useFakeTimers();
    server.onWrite((proceed) => {
      proceedLater(proceed);
      return never();
    });
    const failure = failureOf(submit());
    await vi.advanceTimersByTimeAsync(30_000);
    return failure;
  }

  it("follows a failure that says that nobody knows", async () => {
    const failure = await timeOut(() => undefined);
    expect([isPortalError(failure, "timeout"), isUnconfirmed(failure)]).toEqual([true, true]);
  });

  it("follows such a failure also when a proxy gave up", async () => {
    server.onWrite(() => page(504));
    expect(isUnconfirmed(await failureOf(submit()))).toBe(true);
  });

  it("looks as long as after a lost response before it sends anything", async () => {
    let finish: () => unknown = () => undefined;
    await timeOut((proceed) => (finish = proceed));
    server.onWrite((proceed) => proceed());
    server.paused.length = 0;
    server.requests.length = 0;
    server.onPause = () => {
      if (server.paused.length === 2) finish();
    };
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(server.requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it("is sent when the first came to nothing", async () => {
    await timeOut(() => undefined);
    server.onWrite((proceed) => proceed());
    expect(await submit()).toEqual({ guid: "order-2" });
  });
});

describe("a try that nobody asked for", () => {
  const again = () =>
    sendOnce(server.sender(), cart.submit, {}, { findDone: findSubmitted, intent: "7,8", isAutomatic: true });
  const sent = () => server.requests.filter((request) => request.startsWith("POST")).length;

  it("sends nothing while nobody knows whether the first was done", async () => {
    const restore = server.loseWriteAndReads();
    await failureOf(again());
    expect([isUnconfirmed(await failureOf(again())), sent()]).toEqual([true, 1]);
    restore();
    expect(await again()).toEqual({ guid: "order-2" });
    expect(sent()).toBe(1);
  });

  it("sends nothing while the server may still be at work on the first", async () => {
    server.onWrite(() => page(504));
    await failureOf(again());
    expect([isUnconfirmed(await failureOf(again())), sent()]).toEqual([true, 1]);
  });

  it("is sent when the first was not done", async () => {
    server.onWrite(broken);
    await failureOf(again());
    server.onWrite((proceed) => proceed());
    expect(await again()).toEqual({ guid: "order-2" });
  });
});

it("two forms of a page that submit the same at once submit it once", async () => {
  expect(await Promise.all([submit(), submit()])).toEqual([{ guid: "order-2" }, { guid: "order-2" }]);
  expect(server.requests.filter((request) => request.startsWith("POST"))).toHaveLength(1);
  server.rowIds = [9];
  expect(await submit(), "the next one is another").toEqual({ guid: "order-3" });
});

it("two tabs that submit one cart and lose both responses report its one order", async () => {
  server.onWrite((proceed) => {
    proceed();
    return broken();
  });
  const inTab = (client: PortalClient) =>
    sendOnce(
      { ...server.sender(), client, queryClient: new QueryClient() },
      cart.submit,
      {},
      { findDone: findSubmitted, intent: "7,8" },
    );
  expect(await Promise.all([inTab(server.client), inTab(server.newClient())])).toEqual([
    { guid: "order-2" },
    { guid: "order-2" },
  ]);
  expect(server.orderGuids).toHaveLength(2);
});

it("distinguishes two pictures", async () => {
  const looks: unknown[] = [];
  const look = findDone(profile.update, [], async ({ body }) => {
    looks.push(body.avatar?.name);
    return unknown;
  });
  server.response = broken;
  const save = (name: string) =>
    failureOf(
      sendOnce(server.sender(), profile.update, { body: { avatar: new File(["x"], name) } }, { findDone: look }),
    );
  await save("one.png");
  looks.length = 0;
  await save("two.png");
  expect(looks, "no look-up before the first try of another picture").toHaveLength(3);
});
