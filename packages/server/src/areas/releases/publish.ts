import { PortalError } from "@gatehouse/contract";
import { isPublished, type ReleaseAct, releaseState, unpublishReasonMax } from "@gatehouse/contract/releases";
import { desc, eq } from "drizzle-orm";
import type { Store } from "../../db/context";
import type { Database } from "../../db/database";
import { releaseEvents, releases } from "../../db/tables/releases";
import { readFileRow } from "../../files/file-rows";
import type { NewFile } from "../../files/files";
import { keepDigests, notingDigests } from "../../files/piece-digests";
import { digestOf } from "../../files/pieces";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { factsOf, selectReleases } from "./release-rows";
import { endSharedLinks } from "./shared-links";
import { describeFile, dropStatement, type Signer, signRelease } from "./statements";
import { checkSuccessor } from "./update";

export interface NewRelease {
  readonly tagName: string;
  readonly file: NewFile;
  /** Markdown. Undefined keeps the current text. */
  readonly changelog: string | undefined;
  readonly isNightly: boolean;
  /** Whether the portal's online features work with this version. */
  readonly isSupported: boolean;
  /** The email of the account that stores the file. Undefined if the command line names none. */
  readonly uploader?: string | undefined;
}

const tagPattern = /^[\w][\w.+-]{0,99}$/;

/**
 * Stores a release's file, and creates the release if it doesn't exist. A release that is published, awaits approval or
 * was rejected keeps its file, because people rely on it. Publishing the same nightly build again changes nothing, so
 * an interrupted command can be repeated.
 * @throws {PortalError} `invalid`
 */
export async function publishRelease({ db, clock }: Store, signer: Signer, release: NewRelease): Promise<void> {
  const { tagName, file, changelog, isNightly, isSupported, uploader } = release;
  const { files } = signer;
  if (!tagPattern.test(tagName)) throw refused((t) => t.releases.badTag);
  const [known] = await db.select().from(releases).where(eq(releases.tagName, tagName));
  if (known !== undefined) {
    if (await isPublishedAs(db, known, release)) return;
    checkReplaceable(known);
  }
  // Store the bytes first. If this fails later, the daily sweep deletes the file, and no release is left without one.
  const { content, digests } = notingDigests(file.content);
  const fileGuid = await files.put(db, { ...file, content }, clock.now());
  await keepDigests(db, fileGuid, digests());
  const described = await describeFile(signer, db, fileGuid);
  if (described.size === 0) {
    await files.delete(db, [fileGuid]);
    throw refused((t) => t.releases.emptyFile);
  }
  const replaced = await db.transaction(async (tx) => {
    const now = clock.now();
    await tx.insert(releases).values({ tagName, createdAt: now }).onConflictDoNothing();
    const [row] = await tx.select().from(releases).where(eq(releases.tagName, tagName)).for("update");
    if (row === undefined) throw new PortalError("not-found");
    checkReplaceable(row);
    const nightly = isNightly ? { isNightly: true, nightlySetBy: null, nightlySetAt: now } : {};
    const [stored] = await tx
      .update(releases)
      .set({ fileGuid, isSupported, changelog: changelog ?? row.changelog, ...nightly })
      .where(eq(releases.id, row.id))
      .returning();
    const before = releaseState(factsOf(row));
    await tx.insert(releaseEvents).values([
      {
        releaseId: row.id,
        act: "publish",
        actorEmail: uploader,
        fromState: known && before,
        toState: before,
        createdAt: now,
      },
      ...(isNightly
        ? [{ releaseId: row.id, act: "publishNightly", fromState: before, toState: "nightly", createdAt: now }]
        : []),
    ]);
    if (row.fileGuid !== null) await endSharedLinks(tx, row.id, now);
    if (stored !== undefined) await signRelease({ db: tx, clock }, signer, stored, described);
    return row.fileGuid;
  });
  if (replaced !== null) await files.delete(db, [replaced]);
}

/** The information about an unpublishing for users who have downloaded the version. */
export interface UnpublishNotice {
  readonly reason?: string | undefined;
  /** The tag name of the version to use instead. */
  readonly successor?: string | undefined;
}

/**
 * Unpublishes a release, like the Unpublish buttons.
 * @throws {PortalError} `not-found`, or `invalid` if it is not published, the reason is too long or the successor isn't
 * published.
 */
export async function withdrawRelease(
  { db, clock }: Store,
  tagName: string,
  { reason = "", successor = "" }: UnpublishNotice = {},
): Promise<void> {
  if ([...reason.trim()].length > unpublishReasonMax)
    throw refused((t) => t.releases.reasonTooLong(unpublishReasonMax));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(releases).where(eq(releases.tagName, tagName)).for("update");
    if (row === undefined) throw new PortalError("not-found");
    if (!row.isStable && !row.isNightly) throw refused((t) => t.releases.notPublished);
    await checkSuccessor(tx, tagName, { successor });
    const now = clock.now();
    const act: ReleaseAct = row.isStable ? "unpublishStable" : "unpublishNightly";
    await tx
      .update(releases)
      .set({
        isStable: false,
        isNightly: false,
        isPending: false,
        ...(row.isStable && { stableSetBy: null, stableSetAt: now }),
        ...(row.isNightly && { nightlySetBy: null, nightlySetAt: now }),
      })
      .where(eq(releases.id, row.id));
    await dropStatement(tx, row.id);
    await endSharedLinks(tx, row.id, now);
    await tx.insert(releaseEvents).values({
      releaseId: row.id,
      act,
      fromState: releaseState(factsOf(row)),
      toState: row.isRejected ? "rejected" : "unpublished",
      reason: reason.trim() || null,
      successor: successor.trim() || null,
      createdAt: now,
    });
  });
}

/** All releases for the command line, newest first. */
export async function listAllReleases({ db }: Store) {
  const rows = await selectReleases(db).orderBy(desc(releases.createdAt), desc(releases.id));
  return rows.map(({ release, file }) => ({
    tagName: release.tagName,
    createdAt: release.createdAt,
    state: releaseState(factsOf(release)),
    file,
  }));
}

type ReleaseColumns = typeof releases.$inferSelect;

/**
 * Whether a nightly build is already published exactly as wanted. It reads the file only if everything else matches.
 */
async function isPublishedAs(db: Database, row: ReleaseColumns, wanted: NewRelease): Promise<boolean> {
  const { file, changelog = row.changelog, isNightly, isSupported } = wanted;
  if (!isNightly || !row.isNightly || row.isRejected || row.fileGuid === null) return false;
  if (row.changelog !== changelog || row.isSupported !== isSupported) return false;
  const stored = await readFileRow(db, row.fileGuid);
  return stored?.name === file.name && stored.sha256 === (await digestOf(file.content));
}

function checkReplaceable(row: ReleaseColumns): void {
  if (isPublished(factsOf(row))) throw refused((t) => t.releases.isPublished);
  if (row.isPending) throw refused((t) => t.releases.isPending);
  if (row.isRejected) throw refused((t) => t.releases.isRejected);
}

const refused = (detail: Say) => new Refusal("invalid", { status: 400, detail });
