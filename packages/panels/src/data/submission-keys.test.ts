import { createClient } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { expect, it } from "vitest";
import { submissionKey } from "./submission-keys";

const newClient = () => createClient({ product: { id: "example", name: "Example" } });

it("one submission has one key, however often it is tried, until it is done", () => {
  const client = newClient();
  const first = submissionKey(client, cart.submit, {}, "1,2");
  expect(submissionKey(client, cart.submit, {}, "1,2").value).toBe(first.value);
  first.forget();
  expect(submissionKey(client, cart.submit, {}, "1,2").value).not.toBe(first.value);
});

it("another call, another input, another intent and another portal are other submissions", () => {
  const client = newClient();
  const keys = [
    submissionKey(client, cart.submit, {}), submissionKey(client, cart.submit, {}, "1"), submissionKey(client, cart.submit, { body: 1 }),
    submissionKey(client, licenses.requestTrial, {}), submissionKey(newClient(), cart.submit, {}),
  ].map(({ value }) => value);
  expect(new Set(keys).size).toBe(keys.length);
});
