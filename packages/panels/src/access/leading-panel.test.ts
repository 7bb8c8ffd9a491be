import { expect, it } from "vitest";
import { enqueued } from "./leading-panel";

const panel = (name: string, isVisible: boolean) => ({ name, isVisible });
const leaderOf = (...panels: readonly ReturnType<typeof panel>[]) =>
  panels.reduce<readonly ReturnType<typeof panel>[]>(enqueued, [])[0]?.name;

it("the first panel on the page leads, and one that comes later changes nothing", () => {
  expect(leaderOf(panel("first", true), panel("second", true), panel("third", true))).toBe("first");
});

it("a panel that is not seen leads only while there is no other", () => {
  expect(leaderOf(panel("hidden", false))).toBe("hidden");
  expect(leaderOf(panel("hidden", false), panel("seen", true))).toBe("seen");
  expect(leaderOf(panel("seen", true), panel("hidden", false))).toBe("seen");
});
