import type { Build } from "@gatehouse/contract/builds";
import { expect, it } from "vitest";
import { pollMsOf } from "./projects.polling";

const build = (queued: boolean, building: boolean): { readonly last_build: Build } => ({
  last_build: {
    build_number: 1,
    created_on: "2026-11-20T18:02:00Z",
    queued,
    building,
    result: null,
    status: queued ? "queued" : building ? "building" : "finished",
    duration: null,
  },
});

it.each([
  ["nothing known yet", undefined, 30_000],
  ["no commits", [null, undefined], 30_000],
  ["a commit without builds", [{ last_build: null }, {}], 30_000],
  ["finished builds", [build(false, false)], 30_000],
  ["a queued build among others", [build(false, false), build(true, false)], 3_000],
  ["a running build", [null, build(false, true)], 3_000],
])("shows what the server has soon enough: %s", (_, shown, pollMs) => expect(pollMsOf(shown)).toBe(pollMs));
