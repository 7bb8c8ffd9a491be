import { cart } from "@gatehouse/contract/cart";
import { expect, it, vi } from "vitest";
import { findSubmitted } from "../areas/cart/cart.look-ups";
import { json, never, server, setUpOrdersServer } from "../testing/orders-server";
import type { KeptSubmission } from "./find-done";
import { forgetSubmissions } from "./open-submissions";
import { sendOnce } from "./send-once";

setUpOrdersServer();

/** Submits on a page that leaves a submission in storage. */
function pages() {
  let stored: string | undefined;
  const keeper = {
    read: () => (stored === undefined ? undefined : (JSON.parse(stored) as KeptSubmission)),
    keep: (submission: KeptSubmission) => void (stored = JSON.stringify(submission)),
  };
  return {
    keeper,
    submit: () => sendOnce(server.sender(), cart.submit, {}, { findDone: { ...findSubmitted, keeper }, intent: "7,8" }),
    reload: () => forgetSubmissions(server.client),
  };
}

it("an attempt after a reload finds that the one before it was done", async () => {
  const { submit, reload } = pages();
  server.onWrite((proceed) => {
    proceed();
    return never();
  });
  void submit();
  await vi.waitFor(() => expect(server.orderGuids).toHaveLength(2));
  reload();
  server.onWrite((proceed) => proceed());
  expect(await submit()).toEqual({ guid: "order-2" });
  expect(server.requests.filter((request) => request.startsWith("POST"))).toHaveLength(1);
});

it("an attempt after a reload is sent with the same key if the one before it came to nothing", async () => {
  const { submit, reload, keeper } = pages();
  server.onWrite(never);
  void submit();
  await vi.waitFor(() => expect(server.requests).toContain("POST submit-shopping-cart"));
  const first = keeper.read()?.key;
  reload();
  server.onWrite((proceed) => proceed());
  expect(await submit()).toEqual({ guid: "order-2" });
  expect(first).toBeTruthy();
  expect(keeper.read()?.key).toBe(first);
});

it("a refusal leaves the next attempt open to another text", async () => {
  const { submit } = pages();
  server.onWrite(() => json({ detail: "The shopping cart is locked." }, 400));
  await expect(submit()).rejects.toMatchObject({ detail: "The shopping cart is locked." });
  server.onWrite((proceed) => proceed());
  expect(await submit()).toEqual({ guid: "order-2" });
});
