import { hasNoFile } from "../downloads";
import type { Capability } from "../viewer";
import type { Release } from "./schemas";

/** The fields of a release that decide which acts are possible. */
export type ReleaseFacts = Pick<Release, "nightly_build" | "stable_release" | "pending_approval" | "release_rejected">;

type Fact = keyof ReleaseFacts;

export type ReleaseAct =
  | "publishNightly"
  | "unpublishNightly"
  | "askForApproval"
  | "approve"
  | "reject"
  | "unpublishStable"
  | "editChangelog";

/** The input that an act needs besides the click. */
export type ActInput = "changelog" | "reason";

export interface ActRule {
  readonly who: Capability;
  /** The facts that must hold before. */
  readonly needs: Partial<ReleaseFacts>;
  /** The facts that hold after the act. Other facts don't change. */
  readonly sets: Partial<ReleaseFacts>;
  /** Whether the release must have a file, because customers will see the release. */
  readonly needsFile?: true;
  /** The text that has to be long enough. */
  readonly requires?: ActInput;
}

/**
 * The lifecycle of a release: what each act requires, what it changes, and who may do it. A stable release isn't a
 * nightly build, and an unpublished one can't be pending, so an approval and an unpublishing never both succeed.
 */
export const releaseActs: Readonly<Record<ReleaseAct, ActRule>> = {
  publishNightly: {
    who: "releases.view",
    needs: { nightly_build: false, stable_release: false, release_rejected: false },
    sets: { nightly_build: true },
    needsFile: true,
  },
  unpublishNightly: {
    who: "releases.unpublish",
    needs: { nightly_build: true },
    sets: { nightly_build: false, pending_approval: false },
  },
  askForApproval: {
    who: "releases.view",
    needs: { stable_release: false, pending_approval: false, release_rejected: false },
    sets: { pending_approval: true },
    needsFile: true,
    requires: "changelog",
  },
  approve: {
    who: "releases.view",
    needs: { pending_approval: true, stable_release: false, release_rejected: false },
    sets: { pending_approval: false, stable_release: true, nightly_build: false },
    needsFile: true,
    requires: "changelog",
  },
  reject: {
    who: "releases.view",
    needs: { pending_approval: true, stable_release: false, release_rejected: false },
    sets: { pending_approval: false, release_rejected: true },
    requires: "reason",
  },
  unpublishStable: { who: "releases.unpublish", needs: { stable_release: true }, sets: { stable_release: false } },
  editChangelog: { who: "releases.view", needs: { stable_release: false, release_rejected: false }, sets: {} },
};

/** The reason why an act is refused: the person, or the first condition that is not met. */
export type ActRefusal =
  | "not-allowed"
  | "stable"
  | "not-stable"
  | "nightly"
  | "not-nightly"
  | "rejected"
  | "not-rejected"
  | "pending"
  | "not-pending"
  | "no-file";

// The most important fact comes first. For an approved release, the reason is "stable", not "not-pending".
const facts: readonly (readonly [fact: Fact, whenTrue: ActRefusal, whenFalse: ActRefusal])[] = [
  ["stable_release", "stable", "not-stable"],
  ["release_rejected", "rejected", "not-rejected"],
  ["nightly_build", "nightly", "not-nightly"],
  ["pending_approval", "pending", "not-pending"],
];

/**
 * The reason why an act is refused. Undefined if the act is possible. If a server leaves out `size` and `sha256`, no
 * file is required.
 */
export function actRefusal(
  act: ReleaseAct,
  release: ReleaseFacts & Pick<Release, "size" | "sha256">,
  may: ReadonlySet<Capability>,
): ActRefusal | undefined {
  const { who, needs, needsFile } = releaseActs[act];
  if (!may.has(who)) return "not-allowed";
  const against = facts.find(([fact]) => needs[fact] !== undefined && needs[fact] !== release[fact]);
  if (against !== undefined) return release[against[0]] ? against[1] : against[2];
  return needsFile && hasNoFile(release) ? "no-file" : undefined;
}

/** A release after an act. */
export function afterAct<R extends ReleaseFacts>(act: ReleaseAct, release: R): R {
  return { ...release, ...releaseActs[act].sets };
}

/** The state of a release, as its history and its badge name it. */
export type ReleaseState = "unpublished" | "nightly" | "pending" | "nightly-pending" | "stable" | "rejected";

/** The state of a release. `stable` wins over `rejected`, and `rejected` wins over the rest. */
export function releaseState(release: ReleaseFacts): ReleaseState {
  if (release.stable_release) return "stable";
  if (release.release_rejected) return "rejected";
  if (release.pending_approval) return release.nightly_build ? "nightly-pending" : "pending";
  return release.nightly_build ? "nightly" : "unpublished";
}

/** Whether customers see it. */
export function isPublished({
  stable_release: isStable,
  nightly_build: isNightly,
  release_rejected: isRejected,
}: ReleaseFacts): boolean {
  return (isStable || isNightly) && !isRejected;
}
