import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ActRule, type ReleaseAct, releaseActs, type ReleaseFacts } from "./lifecycle";
import { changelogMin, reasonMin } from "./rules";

const names: Readonly<Record<ReleaseAct, string>> = {
  publishNightly: "Publish as nightly",
  unpublishNightly: "Unpublish nightly",
  askForApproval: "Ask for approval",
  approve: "Approve",
  reject: "Reject",
  unpublishStable: "Unpublish stable",
  editChangelog: "Edit the changelog",
};

const words: Readonly<Record<keyof ReleaseFacts, string>> = {
  nightly_build: "a nightly build",
  stable_release: "stable",
  pending_approval: "pending",
  release_rejected: "rejected",
};

const inputs = {
  changelog: `a changelog of at least ${changelogMin} characters`,
  reason: `a reason of at least ${reasonMin} characters`,
};

const listed = (all: readonly string[]) =>
  all.length > 1 ? `${all.slice(0, -1).join(", ")} or ${all.at(-1)}` : all.join("");

function requirementsOf({ needs, needsFile, requires }: ActRule): string {
  const facts = Object.entries(needs) as [keyof ReleaseFacts, boolean][];
  const wordsOf = (isTrue: boolean) => facts.filter(([, is]) => is === isTrue).map(([fact]) => words[fact]);
  const not = listed(wordsOf(false));
  return [listed(wordsOf(true)), not && `not ${not}`, needsFile && "a file", requires && inputs[requires]]
    .filter(Boolean)
    .join("; ");
}

it("docs/areas/releases.md says what each act needs", () => {
  const document = readFileSync(new URL("../../../../../docs/areas/releases.md", import.meta.url), "utf8");
  const rows = [...document.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| `([\w.]+)` +\|$/gm)].map((row) => row.slice(1));
  const expected = Object.entries(releaseActs).map(([act, rule]) => [
    names[act as ReleaseAct],
    requirementsOf(rule),
    rule.who,
  ]);
  expect(rows).toEqual(expected);
});
