import { describe, expect, it } from "vitest";
import {
  actRefusal,
  afterAct,
  isPublished,
  type ReleaseAct,
  releaseActs,
  type ReleaseFacts,
  type ReleaseState,
  releaseState,
} from "./index";

const release = (facts: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  nightly_build: false,
  stable_release: false,
  pending_approval: false,
  release_rejected: false,
  ...facts,
});
const states: Readonly<Record<ReleaseState, ReleaseFacts>> = {
  unpublished: release(),
  nightly: release({ nightly_build: true }),
  pending: release({ pending_approval: true }),
  "nightly-pending": release({ nightly_build: true, pending_approval: true }),
  stable: release({ stable_release: true }),
  rejected: release({ release_rejected: true }),
};
const everything = new Set(["releases.view", "releases.unpublish"] as const);
const engineer = new Set(["releases.view"] as const);
const acts = Object.keys(releaseActs) as ReleaseAct[];

/** The state that each act leads to. Acts that are not listed are refused. */
const table: Readonly<Record<ReleaseState, Partial<Record<ReleaseAct, ReleaseState>>>> = {
  unpublished: { publishNightly: "nightly", askForApproval: "pending", editChangelog: "unpublished" },
  nightly: { unpublishNightly: "unpublished", askForApproval: "nightly-pending", editChangelog: "nightly" },
  pending: { publishNightly: "nightly-pending", approve: "stable", reject: "rejected", editChangelog: "pending" },
  "nightly-pending": {
    unpublishNightly: "unpublished",
    approve: "stable",
    reject: "rejected",
    editChangelog: "nightly-pending",
  },
  stable: { unpublishStable: "unpublished" },
  rejected: {},
};

describe.each(Object.entries(states) as [ReleaseState, ReleaseFacts][])("a release that is %s", (state, facts) => {
  it("is called so", () => expect(releaseState(facts)).toBe(state));

  it.each(acts)("%s: leads where the table says, or is refused", (act) => {
    const expected = table[state][act];
    expect(actRefusal(act, facts, everything) === undefined).toBe(expected !== undefined);
    if (expected !== undefined) expect(releaseState(afterAct(act, facts))).toBe(expected);
  });

  it.each(acts)("%s: is refused to customers", (act) => expect(actRefusal(act, facts, new Set())).toBe("not-allowed"));

  it.each(["unpublishNightly", "unpublishStable"] as const)("%s: is for those who unpublish alone", (act) =>
    expect(actRefusal(act, facts, engineer)).toBe("not-allowed"),
  );
});

describe("a release without a file", () => {
  const noFile = { size: null, sha256: null };

  it.each(acts)("%s: needs a file where customers are about to see it", (act) => {
    const isForCustomers = ["publishNightly", "askForApproval", "approve"].includes(act);
    for (const facts of Object.values(states)) {
      const refusal = actRefusal(act, facts, everything);
      expect(actRefusal(act, { ...facts, ...noFile }, everything)).toBe(
        refusal ?? (isForCustomers ? "no-file" : undefined),
      );
      expect(actRefusal(act, { ...facts, size: 1 }, everything)).toBe(refusal);
    }
  });
});

describe("of two acts at once, one wins", () => {
  it.each<[ReleaseAct, ReleaseAct]>([
    ["approve", "approve"],
    ["approve", "reject"],
    ["reject", "approve"],
    ["approve", "unpublishNightly"],
    ["unpublishNightly", "approve"],
    ["approve", "editChangelog"],
    ["reject", "editChangelog"],
    ["askForApproval", "askForApproval"],
    ["publishNightly", "publishNightly"],
    ["unpublishStable", "unpublishStable"],
  ])("after %s, %s is refused", (first, second) => {
    const before = Object.values(states).filter((facts) => actRefusal(first, facts, everything) === undefined);
    expect(before.length).toBeGreaterThan(0);
    for (const facts of before) expect(actRefusal(second, afterAct(first, facts), everything)).toBeDefined();
  });
});

describe("why an act is refused", () => {
  it.each<[ReleaseAct, ReleaseState, string]>([
    ["approve", "stable", "stable"],
    ["approve", "rejected", "rejected"],
    ["approve", "nightly", "not-pending"],
    ["reject", "stable", "stable"],
    ["askForApproval", "pending", "pending"],
    ["askForApproval", "rejected", "rejected"],
    ["publishNightly", "nightly", "nightly"],
    ["publishNightly", "rejected", "rejected"],
    ["unpublishNightly", "pending", "not-nightly"],
    ["unpublishStable", "unpublished", "not-stable"],
    ["editChangelog", "stable", "stable"],
  ])("%s on a release that is %s: %s", (act, state, reason) =>
    expect(actRefusal(act, states[state], everything)).toBe(reason),
  );
});

it("customers see what is stable or a nightly build, and not rejected", () => {
  const seen = (Object.keys(states) as ReleaseState[]).filter((state) => isPublished(states[state]));
  expect(seen).toEqual(["nightly", "nightly-pending", "stable"]);
  expect(isPublished(release({ nightly_build: true, release_rejected: true }))).toBe(false);
});
