import { expect, it } from "vitest";
import { isTrace } from "./stored-traces";

it.each([
  ["gatehouse.draft", true],
  ["tsr-scroll-restoration-v1_3", true],
  ["tsr-scroll-restoration", true],
  ["gatehouse.theme", false],
  ["gatehouse.shortcuts", false],
  ["gatehouse.sidebar", false],
  ["gatehouse.sidebars", true],
  ["gatehouse.list.acme.1x2y3z.licenses", false],
  ["gatehouse.lists", true],
  ["gatehouses", false],
  ["page.gatehouse.draft", false],
])("signing out takes %s with it: %s", (key, isTaken) => expect(isTrace(key)).toBe(isTaken));
