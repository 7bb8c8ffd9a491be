import type { Release, ReleaseFacts } from "@gatehouse/contract/releases";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { files } from "../../db/tables/files";
import { releases } from "../../db/tables/releases";

export type ReleaseRow = typeof releases.$inferSelect;

/** Selects releases with the facts of their files. */
export const selectReleases = (db: Database) =>
  db
    .select({ release: releases, file: { name: files.name, size: files.size, sha256: files.sha256 } })
    .from(releases)
    .leftJoin(files, eq(files.guid, releases.fileGuid));

export type FoundRelease = Awaited<ReturnType<typeof selectReleases>>[number];

/** The facts that determine a release's state. */
export function factsOf(row: Pick<ReleaseRow, "isNightly" | "isStable" | "isPending" | "isRejected">): ReleaseFacts {
  return {
    nightly_build: row.isNightly,
    stable_release: row.isStable,
    pending_approval: row.isPending,
    release_rejected: row.isRejected,
  };
}

/**
 * Converts a release to its API object for staff.
 * @param downloadLink - Omitted in lists, where it would only expire.
 */
export function toRelease({ release, file }: FoundRelease, downloadLink?: string | null): Release {
  return {
    tag_name: release.tagName,
    created_at: release.createdAt.toISOString(),
    ...factsOf(release),
    stable_release_set_by: personOf(release.stableSetBy),
    stable_release_set_on: timeOf(release.stableSetAt),
    nightly_build_set_by: personOf(release.nightlySetBy),
    nightly_build_set_on: timeOf(release.nightlySetAt),
    release_rejected_set_by: personOf(release.rejectedSetBy),
    release_rejected_set_on: timeOf(release.rejectedSetAt),
    release_rejected_reason: release.rejectedReason,
    "my_{product}_supported": release.isSupported,
    changelog: release.changelog,
    ...(downloadLink !== undefined && { download_link: downloadLink }),
    size: file?.size ?? null,
    sha256: file?.sha256 ?? null,
    file_name: file?.name ?? null,
  };
}

export const personOf = (email: string | null) => (email === null ? null : { email });
const timeOf = (time: Date | null) => time?.toISOString() ?? null;
