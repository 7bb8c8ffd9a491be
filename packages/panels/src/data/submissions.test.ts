import { createClient } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { expect, it } from "vitest";
import { submissionOf } from "./submissions";

const newClient = () => createClient({ product: { id: "example", name: "Example" } });

it("one submission has one key for all attempts, until it is done", () => {
  const client = newClient();
  const first = submissionOf(client, cart.submit, {}, { intent: "1,2" });
  expect(submissionOf(client, cart.submit, {}, { intent: "1,2" }).key).toBe(first.key);
  first.forget();
  expect(submissionOf(client, cart.submit, {}, { intent: "1,2" }).key).not.toBe(first.key);
});

it("another call, another input, another intent and another portal are other submissions", () => {
  const client = newClient();
  const keys = [
    submissionOf(client, cart.submit, {}),
    submissionOf(client, cart.submit, {}, { intent: "1" }),
    submissionOf(client, cart.submit, { body: 1 }),
    submissionOf(client, licenses.requestTrial, {}),
    submissionOf(newClient(), cart.submit, {}),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
