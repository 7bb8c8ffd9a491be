import type { PortalClient } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";
import { describe, expect, it } from "vitest";
import { done, notDone, unknown } from "../../data/find-done";
import { findRedeemed, findTrialGranted } from "./licenses.look-ups";

interface Held {
  readonly guid: string;
  readonly is_trial: boolean;
}

const page = (results: readonly Held[] | undefined, next: string | null = null) =>
  results && { count: results.length, next, previous: null, results };
const license = (guid: string): Held => ({ guid, is_trial: false });
const trial = (guid: string): Held => ({ guid, is_trial: true });
const isDone = done({ detail: "" });

const askWith = (results: readonly Held[], isGrantable = false, next: string | null = null) =>
  (async (call: unknown) =>
    call === licenses.list ? page(results, next) : { trial_grantable: isGrantable }) as PortalClient["call"];

describe("a coupon", () => {
  const look = (before: readonly Held[] | undefined, now: readonly Held[], others = 0, next: string | null = null) =>
    findRedeemed.look(
      { body: { coupon_code: "RDR" } },
      askWith(now, false, next),
      [page(before)],
      Array.from({ length: others }, () => ({ detail: "" })),
    );

  it("is redeemed when a license appeared", async () =>
    expect(await look([license("a")], [license("b"), license("a")])).toEqual(isDone));
  it("is not redeemed when none did", async () => expect(await look([license("a")], [license("a")])).toEqual(notDone));
  it("may be redeemed when only a part of the licenses is listed", async () =>
    expect(await look([license("a")], [license("a")], 0, "?page=2")).toEqual(unknown));
  it("may be redeemed when nobody knows what was there", async () =>
    expect(await look(undefined, [license("a")])).toEqual(unknown));
  it("is not redeemed when nothing is there", async () => expect(await look(undefined, [])).toEqual(notDone));
  it("does not count the license of another coupon", async () => {
    expect(await look([], [license("a")], 1)).toEqual(notDone);
    expect(await look([], [license("a"), license("b")], 1)).toEqual(isDone);
  });
});

describe("a trial", () => {
  const look = (
    before: { readonly held?: readonly Held[]; readonly couldHave?: boolean },
    now: readonly Held[],
    isGrantable: boolean,
  ) =>
    findTrialGranted.look(
      {},
      askWith(now, isGrantable),
      [page(before.held), before.couldHave === undefined ? undefined : { trial_grantable: before.couldHave }],
      [],
    );

  it("is granted when a trial license appeared", async () =>
    expect(await look({ held: [], couldHave: true }, [trial("a")], false)).toEqual(isDone));
  it("counts as granted to an account that could have one, although the earlier state is unknown", async () =>
    expect(await look({ couldHave: true }, [trial("a")], false)).toEqual(isDone));
  it("is not granted while it may be had", async () => expect(await look({}, [], true)).toEqual(notDone));
  it("that existed before is not a new one", async () =>
    expect(await look({ held: [trial("a")], couldHave: false }, [trial("a")], false)).toEqual(notDone));
  it("may have been granted if it can't be seen anymore", async () =>
    expect(await look({ held: [], couldHave: true }, [], false)).toEqual(unknown));
  it("is not any license", async () =>
    expect(await look({ held: [], couldHave: true }, [license("a")], false)).toEqual(unknown));
});
