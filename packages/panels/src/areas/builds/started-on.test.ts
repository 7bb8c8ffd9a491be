import type { Build } from "@gatehouse/contract/builds";
import { expect, it } from "vitest";
import { startedOn } from "./started-on";

it.each([
  ["the time when a worker took it", { queued: false, started_on: "later" }, "later"],
  ["the time when it was queued, where the server says no other", { queued: false }, "earlier"],
  ["the time when it was queued, while it waits for another worker", { queued: true, started_on: "later" }, "earlier"],
])("a build was started on %s", (_, build, expected) =>
  expect(startedOn({ created_on: "earlier", ...build } as Build)).toBe(expected),
);
