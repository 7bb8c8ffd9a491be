import { type EndpointBody, PortalError } from "@gatehouse/contract";
import {
  actRefusal,
  afterAct,
  approvalRefusal,
  changelogMin,
  isLongEnough,
  isPublished,
  reasonMin,
  type Release,
  type ReleaseAct,
  releaseActs,
  type ReleaseFacts,
  type releases as calls,
  releaseState,
  unpublishReasonMax,
} from "@gatehouse/contract/releases";
import type { Capability } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import type { Database } from "../../db/database";
import { releaseEvents, releases } from "../../db/tables/releases";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { approvalsOf } from "./approvals";
import { findEvents, findRelease } from "./find-release";
import { factsOf, type ReleaseRow } from "./release-rows";
import { getRelease } from "./rules";
import { endSharedLinks } from "./shared-links";
import { describeFile, type Signer, signRelease } from "./statements";

type Changes = EndpointBody<typeof calls.update>;

/** The permissions and settings for changing a release. */
export interface ReleaseRights {
  readonly may: ReadonlySet<Capability>;
  readonly signer: Signer;
  /** The number of people who must approve a release. */
  readonly approvalsNeeded: number;
}

const noFile = { size: null, sha256: null };

/** Acts after which customers see a release. */
const publishes: readonly ReleaseAct[] = ["publishNightly", "approve"];

/** Acts after which customers no longer see a release. */
export const takesBack: readonly ReleaseAct[] = ["unpublishNightly", "unpublishStable"];

/**
 * Makes all changes to a release, or none. Concurrent changes run one after another.
 * @throws {PortalError} `invalid` if its state does not allow it or a text is too short, `forbidden` without the
 * capability.
 */
export async function updateRelease(
  context: Context,
  { may, signer, approvalsNeeded }: ReleaseRights,
  tagName: string,
  changes: Changes,
): Promise<Release> {
  const { db, viewer, clock } = context;
  const acts = actsOf(changes);
  const { release: before } = await findRelease(context, tagName);
  // Do this outside of the transaction, because it may read the whole file.
  const file =
    before.fileGuid !== null && acts.some((act) => publishes.includes(act))
      ? await describeFile(signer, db, before.fileGuid)
      : undefined;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(releases).where(eq(releases.tagName, tagName)).for("update");
    if (row === undefined) throw new PortalError("not-found");
    if (acts.length === 0) checkNothingTakenBack(changes, row);
    checkBase(row, changes);
    const changelog = changes.changelog ?? row.changelog;
    let facts = factsOf(row);
    for (const act of acts) {
      checkAct(act, { ...facts, ...(row.fileGuid === null && noFile) }, may);
      checkTexts(act, changelog, changes);
      // A client repeats a save whose response was lost.
      if (act === "editChangelog" && changelog === row.changelog) continue;
      if (takesBack.includes(act)) await checkSuccessor(tx, tagName, changes);
      let next = afterAct(act, facts);
      if (act === "approve") {
        // By impersonating, one person could give both approvals.
        if (approvalsNeeded > 1 && viewer.impersonatedBy !== null) throw refused((t) => t.releases.impersonating);
        checkApprovedFile(row, before, changes.sha256, file?.sha256);
        if (!(await isLastApproval(tx, row, viewer.email, approvalsNeeded))) next = facts;
      }
      await tx.insert(releaseEvents).values({
        releaseId: row.id,
        act,
        actorEmail: viewer.email,
        fromState: releaseState(facts),
        toState: releaseState(next),
        ...reasonsOf(act, changes),
        ...(act === "approve" && { sha256: file?.sha256 }),
        createdAt: clock.now(),
      });
      facts = next;
    }
    if (acts.length === 0) return;
    const isApproved = facts.stable_release || !acts.includes("approve");
    const [changed] = await tx
      .update(releases)
      .set({ changelog, ...columnsOf(facts), ...(isApproved && marksOf(acts, changes, context)) })
      .where(eq(releases.id, row.id))
      .returning();
    // Rejecting a nightly build also unpublishes it.
    const isTakenBack = isPublished(factsOf(row)) && !isPublished(facts);
    if (isTakenBack || acts.some((act) => takesBack.includes(act))) await endSharedLinks(tx, row.id, clock.now());
    if (
      changed !== undefined &&
      acts.some((act) => act === "reject" || publishes.includes(act) || takesBack.includes(act))
    )
      await signRelease({ db: tx, clock }, signer, changed, file);
  });
  return getRelease(context, tagName, approvalsNeeded);
}

/**
 * Refuses to replace or approve a changelog that differs from the one the user read. Saving the same text again is
 * fine.
 */
function checkBase(row: ReleaseRow, { base_changelog: base, changelog }: Changes): void {
  if (base === undefined || row.changelog === base || row.changelog === changelog) return;
  throw refused((t) => t.releases.changelogChanged);
}

/** Refuses an approval of another file than the approver saw. */
function checkApprovedFile(
  row: ReleaseRow,
  before: ReleaseRow,
  asked: string | undefined,
  sha256: string | undefined,
): void {
  if (row.fileGuid !== before.fileGuid || (asked !== undefined && asked !== sha256))
    throw refused((t) => t.releases.fileReplaced);
}

/**
 * Whether this approval is the last one that the release needs.
 * @throws {PortalError} `invalid` if somebody else has to approve it.
 */
async function isLastApproval(db: Database, row: ReleaseRow, email: string, needed: number): Promise<boolean> {
  const approvals = approvalsOf(await findEvents(db).execute({ releaseId: row.id }), needed);
  const refusal = approvalRefusal({ approvals }, email);
  if (refusal === "uploader") throw refused((t) => t.releases.youUploaded);
  if (refusal === "approved") throw refused((t) => t.releases.youApproved);
  return (approvals?.given.length ?? 0) + 1 >= needed;
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

/** Refuses to withdraw a request for approval or a rejection. For a release without one, that changes nothing. */
function checkNothingTakenBack(changes: Changes, row: ReleaseRow): void {
  if (changes.pending_approval === false && row.isPending) throw refused((t) => t.releases.approveOrReject);
  if (changes.release_rejected === false && row.isRejected) throw refused((t) => t.releases.staysRejected);
}

function checkAct(act: ReleaseAct, release: Parameters<typeof actRefusal>[1], may: ReadonlySet<Capability>): void {
  const refusal = actRefusal(act, release, may);
  if (refusal === undefined) return;
  if (refusal === "not-allowed") throw new PortalError("forbidden");
  throw refused((t) => (refusal === "no-file" ? t.releases.noFile : t.releases.states[refusal]));
}

/**
 * Checks that the successor is another version that customers can download.
 * @throws {PortalError} `invalid`
 */
export async function checkSuccessor(
  db: Database,
  tagName: string,
  { successor = "" }: Pick<Changes, "successor">,
): Promise<void> {
  const tag = successor.trim();
  if (tag === "") return;
  const [row] = await db.select().from(releases).where(eq(releases.tagName, tag));
  const canBeSeen = tag !== tagName && row !== undefined && isPublished(factsOf(row));
  if (canBeSeen && row.fileGuid !== null) return;
  const errors = new FieldErrors();
  errors.add("successor", (t) => (canBeSeen ? t.releases.successorWithoutFile : t.releases.successor));
  errors.throwIfAny();
}

function checkTexts(act: ReleaseAct, changelog: string, changes: Changes): void {
  const errors = new FieldErrors();
  const { requires } = releaseActs[act];
  if (requires === "changelog" && !isLongEnough(changelog, changelogMin))
    errors.add("changelog", (t) => t.releases.changelogTooShort(changelogMin));
  const reason = changes.release_rejected_reason ?? "";
  if (requires === "reason" && !isLongEnough(reason, reasonMin))
    errors.add("release_rejected_reason", (t) =>
      reason.trim() === "" ? t.releases.reasonMissing : t.releases.reasonTooShort(reasonMin),
    );
  if (takesBack.includes(act) && [...(changes.unpublish_reason ?? "").trim()].length > unpublishReasonMax)
    errors.add("unpublish_reason", (t) => t.releases.reasonTooLong(unpublishReasonMax));
  errors.throwIfAny();
}

/** The details of an act for the history. */
function reasonsOf(act: ReleaseAct, changes: Changes) {
  if (act === "reject") return { reason: changes.release_rejected_reason?.trim() };
  if (!takesBack.includes(act)) return {};
  return { reason: changes.unpublish_reason?.trim() || null, successor: changes.successor?.trim() || null };
}

function columnsOf(facts: ReleaseFacts) {
  return {
    isNightly: facts.nightly_build,
    isStable: facts.stable_release,
    isPending: facts.pending_approval,
    isRejected: facts.release_rejected,
  };
}

/** The author and time of each changed flag. */
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

const refused = (detail: Say) => new Refusal("invalid", { status: 400, detail });
