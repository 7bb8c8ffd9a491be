import { expect, it } from "vitest";
import { enqueued } from "./leading-panel";

const panel = (name: string, isSeen: boolean, isHidden = false) => ({ name, isSeen, isHidden: () => isHidden });
const queueOf = (...panels: readonly ReturnType<typeof panel>[]) =>
  panels.reduce<readonly ReturnType<typeof panel>[]>(enqueued, []).map(({ name }) => name);

it("the first panel on the page leads, and one that comes later changes nothing", () => {
  expect(queueOf(panel("first", true), panel("second", true), panel("third", true))).toEqual([
    "first",
    "second",
    "third",
  ]);
});

it("a panel that was never seen leads only while there is no other", () => {
  expect(queueOf(panel("below", false))).toEqual(["below"]);
  expect(queueOf(panel("below", false), panel("seen", true))).toEqual(["seen", "below"]);
  expect(queueOf(panel("seen", true), panel("below", false))).toEqual(["seen", "below"]);
});

it("a panel that the host hides goes behind those that are shown, and back when they are hidden", () => {
  let shown = "first";
  const inTab = (name: string) => ({ name, isSeen: true, isHidden: () => shown !== name });
  const [first, second] = [inTab("first"), inTab("second")];
  let queue = [first, second].reduce<readonly (typeof first)[]>(enqueued, []);
  expect(queue).toEqual([first, second]);
  shown = "second";
  queue = enqueued(queue, first);
  expect(queue).toEqual([second, first]);
  shown = "neither";
  queue = enqueued(queue, second);
  expect(queue).toEqual([second, first]);
  shown = "first";
  expect(enqueued(queue, first)).toEqual([first, second]);
});
