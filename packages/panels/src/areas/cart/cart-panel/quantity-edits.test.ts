import { cartGroupKey } from "@gatehouse/contract/cart";
import { aCartRow } from "@gatehouse/story-kit/samples/cart-samples";
import { beforeEach, expect, it, vi } from "vitest";
import { type EditedCart, QuantityEdits } from "./quantity-edits";

const row = aCartRow();
const key = cartGroupKey(row);

const send = vi.fn<EditedCart["send"]>();
const show = vi.fn<EditedCart["show"]>();
const refresh = vi.fn<EditedCart["refresh"]>();
const ask = vi.fn<EditedCart["ask"]>();
const onFailure = vi.fn();
const nothing = () => undefined;
const lost = new Error("lost");

const edits = () => new QuantityEdits({ send, show, refresh, ask, onFailure }, 10_000);

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue();
  refresh.mockResolvedValue();
});

it("sends what was wanted last, once", async () => {
  const these = edits();
  for (const quantity of [3, 4, 5]) these.change(row, quantity, nothing);
  await these.flush();
  expect(send.mock.calls).toEqual([[row, 5]]);
  expect(ask).not.toHaveBeenCalled();
});

it("sends a wish of the meantime with the rows that the server has by then", async () => {
  const these = edits();
  const held = { ...row, rows_ids: [1, 2, 3], quantity: 3 };
  ask.mockResolvedValue(held);
  these.change(row, 3, nothing);
  refresh.mockImplementationOnce(async () => these.change({ ...row, quantity: 3 }, 4, nothing));
  await these.flush();
  expect(send.mock.calls).toEqual([
    [row, 3],
    [held, 4],
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});

it("sends the same quantity again after a failure, and reports that failure too", async () => {
  const these = edits();
  ask.mockResolvedValue(row);
  send.mockRejectedValue(lost);
  these.change(row, 3, nothing);
  refresh.mockImplementationOnce(async () => these.change(row, 3, nothing));
  await these.flush();
  expect(onFailure.mock.calls).toEqual([[lost]]);
  expect(refresh, "shows what the server has after the last wish").toHaveBeenCalledTimes(2);
});

it("says when it is through whether all was taken", async () => {
  const these = edits();
  these.change(row, 3, nothing);
  expect(await these.flush()).toBe(true);
  ask.mockResolvedValue(row);
  send.mockRejectedValue(lost);
  these.change(row, 4, nothing);
  expect(await these.flush()).toBe(false);
});

it("is silent when only the response was lost", async () => {
  const these = edits();
  ask.mockResolvedValue({ ...row, quantity: 3 });
  send.mockRejectedValue(lost);
  these.change(row, 3, nothing);
  await these.flush();
  expect(onFailure).not.toHaveBeenCalled();
});

it("forgets what was wanted of a row that goes", async () => {
  const these = edits();
  these.change(row, 3, nothing);
  await these.drop(row);
  await these.flush();
  expect(send).not.toHaveBeenCalled();
  expect(show.mock.calls).toEqual([
    [key, 3],
    [key, 2],
  ]);
});

it("refetches after a quantity was given up, and ignores earlier responses", async () => {
  const these = edits();
  these.change(row, 3, nothing);
  these.giveUp(row);
  expect(show.mock.calls).toEqual([
    [key, 3],
    [key, 2],
  ]);
  expect(refresh).toHaveBeenCalledOnce();
  await these.flush();
  expect(send).not.toHaveBeenCalled();
});

it("returns the rows of a removed row, once its pending quantity is saved", async () => {
  const these = edits();
  ask.mockResolvedValue({ ...row, rows_ids: [1, 2, 3], quantity: 3 });
  these.change(row, 3, nothing);
  const flushed = these.flush();
  const ids = these.drop(row);
  await flushed;
  expect(await ids).toEqual([1, 2, 3]);
  expect(await these.drop(row), "nothing is on its way").toEqual([1, 2]);
});

it("shows what the server has when a wish was given up while one before it was refused", async () => {
  const these = edits();
  ask.mockResolvedValue(row);
  send.mockRejectedValue(lost);
  these.change(row, 3, nothing);
  refresh.mockImplementationOnce(async () => these.giveUp(row));
  await these.flush();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledTimes(2);
});
