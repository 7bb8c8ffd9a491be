import { type EndpointBody, PortalError } from "@gatehouse/contract";
import {
  type ActRefusal,
  actRefusal,
  afterAct,
  changelogMin,
  isLongEnough,
  reasonMin,
  type Release,
  type ReleaseAct,
  releaseActs,
  type ReleaseFacts,
  type releases as calls,
  releaseState,
} from "@gatehouse/contract/releases";
import type { Capability } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { releaseEvents, releases } from "../../db/tables/releases";
import { factsOf, type ReleaseRow } from "./release-rows";
import { getRelease } from "./rules";

type Changes = EndpointBody<typeof calls.update>;

/** Sentences for why a release's state does not allow what was asked. */
const refusals: Readonly<Record<Exclude<ActRefusal, "not-allowed">, string>> = {
  stable: "This release is stable.",
  "not-stable": "This release isn't stable.",
  nightly: "This release is already a nightly build.",
  "not-nightly": "This release isn't a nightly build.",
  rejected: "This release was rejected.",
  "not-rejected": "This release wasn't rejected.",
  pending: "This release is already waiting for approval.",
  "not-pending": "This release isn't waiting for approval.",
};

/**
 * Changes a release, all or nothing. Whoever comes second finds the state that the first has left.
 * @throws {PortalError} `invalid` if its state does not allow it or a text is too short, `forbidden` without the capability.
 */
export async function updateRelease(
  context: Context,
  may: ReadonlySet<Capability>,
  tagName: string,
  changes: Changes,
): Promise<Release> {
  const { db, viewer, clock } = context;
  const acts = actsOf(changes);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(releases).where(eq(releases.tagName, tagName)).for("update");
    if (row === undefined) throw new PortalError("not-found");
    if (acts.length === 0) checkNothingTakenBack(changes, row);
    const changelog = changes.changelog ?? row.changelog;
    let facts = factsOf(row);
    for (const act of acts) {
      checkAct(act, facts, may);
      checkTexts(act, changelog, changes);
      const next = afterAct(act, facts);
      await tx.insert(releaseEvents).values({
        releaseId: row.id,
        act,
        actorEmail: viewer.email,
        fromState: releaseState(facts),
        toState: releaseState(next),
        reason: act === "reject" ? changes.release_rejected_reason?.trim() : null,
        createdAt: clock.now(),
      });
      facts = next;
    }
    if (acts.length > 0)
      await tx
        .update(releases)
        .set({ changelog, ...columnsOf(facts), ...marksOf(acts, changes, context) })
        .where(eq(releases.id, row.id));
  });
  return getRelease(context, tagName);
}

function actsOf(changes: Changes): readonly ReleaseAct[] {
  const acts: (ReleaseAct | false | undefined)[] = [
    changes.changelog !== undefined && "editChangelog",
    changes.nightly_build !== undefined && (changes.nightly_build ? "publishNightly" : "unpublishNightly"),
    changes.pending_approval && "askForApproval",
    changes.stable_release !== undefined && (changes.stable_release ? "approve" : "unpublishStable"),
    changes.release_rejected && "reject",
  ];
  return acts.filter((act) => act !== false && act !== undefined);
}

/** Nobody takes back a request for approval or a rejection. Saying so of a release without one changes nothing. */
function checkNothingTakenBack(changes: Changes, row: ReleaseRow): void {
  if (changes.pending_approval === false && row.isPending)
    throw refused("Approve or reject this release instead of taking its request for approval back.");
  if (changes.release_rejected === false && row.isRejected) throw refused("A rejected release stays rejected.");
}

function checkAct(act: ReleaseAct, facts: ReleaseFacts, may: ReadonlySet<Capability>): void {
  const refusal = actRefusal(act, facts, may);
  if (refusal === undefined) return;
  if (refusal === "not-allowed") throw new PortalError("forbidden");
  throw refused(refusals[refusal]);
}

function checkTexts(act: ReleaseAct, changelog: string, changes: Changes): void {
  const errors = new FieldErrors();
  const { requires } = releaseActs[act];
  if (requires === "changelog" && !isLongEnough(changelog, changelogMin))
    errors.add("changelog", `Please provide a changelog with at least ${changelogMin} characters before proceeding.`);
  const reason = changes.release_rejected_reason ?? "";
  if (requires === "reason" && !isLongEnough(reason, reasonMin))
    errors.add(
      "release_rejected_reason",
      reason.trim() === ""
        ? "Please provide a reason for rejection."
        : `Please provide a reason with at least ${reasonMin} characters`,
    );
  errors.throwIfAny();
}

function columnsOf(facts: ReleaseFacts) {
  return {
    isNightly: facts.nightly_build,
    isStable: facts.stable_release,
    isPending: facts.pending_approval,
    isRejected: facts.release_rejected,
  };
}

/** Who set which flag, and when. */
function marksOf(acts: readonly ReleaseAct[], changes: Changes, { viewer, clock }: Context): Partial<ReleaseRow> {
  const by = viewer.email;
  const at = clock.now();
  return {
    ...(acts.some((act) => act === "publishNightly" || act === "unpublishNightly") && {
      nightlySetBy: by,
      nightlySetAt: at,
    }),
    ...(acts.some((act) => act === "approve" || act === "unpublishStable") && { stableSetBy: by, stableSetAt: at }),
    ...(acts.includes("reject") && {
      rejectedSetBy: by,
      rejectedSetAt: at,
      rejectedReason: changes.release_rejected_reason?.trim() ?? null,
    }),
  };
}

const refused = (detail: string) => new PortalError("invalid", { status: 400, detail });
