import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { isPublished, type ReleaseState } from "@gatehouse/contract/releases";
import { and, desc, eq, inArray, lte, ne, not, or, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { files } from "../../db/tables/files";
import { releaseDownloads, releaseEvents, releases } from "../../db/tables/releases";
import { factsOf } from "./release-rows";
import { takesBack } from "./update";

// A nightly build that awaits approval is published, so rejecting it counts as unpublishing it.
const wasTakenBack = or(
  inArray(releaseEvents.act, [...takesBack]),
  and(eq(releaseEvents.act, "reject"), eq(releaseEvents.fromState, "nightly-pending" satisfies ReleaseState)),
);

// Leave out the changelog, which can be long.
const release = {
  id: releases.id,
  tagName: releases.tagName,
  isStable: releases.isStable,
  isNightly: releases.isNightly,
  isPending: releases.isPending,
  isRejected: releases.isRejected,
};

/** The digest of the file that the account downloaded last. */
const ownDigest = sql`(
  select own.sha256 from ${releaseDownloads} own
  where own.release_id = ${releases.id} and own.account_id = ${sql.placeholder("accountId")}
  order by own.id desc limit 1
)`;

// A release that was unpublished twice is found twice, and the last time counts. A release that was published again
// with another file is still unpublished for accounts with the old file.
const findUnpublished = prepared((db) =>
  db
    .selectDistinct({
      id: releaseEvents.id,
      release,
      act: releaseEvents.act,
      at: releaseEvents.createdAt,
      reason: releaseEvents.reason,
      successor: releaseEvents.successor,
    })
    .from(releaseDownloads)
    .innerJoin(releases, eq(releases.id, releaseDownloads.releaseId))
    .leftJoin(files, eq(files.guid, releases.fileGuid))
    .innerJoin(
      releaseEvents,
      and(
        eq(releaseEvents.releaseId, releases.id),
        wasTakenBack,
        lte(releaseDownloads.createdAt, releaseEvents.createdAt),
      ),
    )
    .where(
      and(
        eq(releaseDownloads.accountId, sql.placeholder("accountId")),
        or(and(not(releases.isStable), not(releases.isNightly)), releases.isRejected, ne(files.sha256, ownDigest)),
      ),
    )
    .orderBy(desc(releaseEvents.id))
    .prepare("version_notices"),
);

// The release with a tag, and the successor that was named when it was last unpublished.
const findNamed = prepared((db) =>
  db
    .select({ release, successor: releaseEvents.successor })
    .from(releases)
    .leftJoin(releaseEvents, and(eq(releaseEvents.releaseId, releases.id), wasTakenBack))
    .where(eq(releases.tagName, sql.placeholder("tagName")))
    .orderBy(desc(releaseEvents.id))
    .limit(1)
    .prepare("version_named"),
);

/** The versions that the viewer has downloaded and that were unpublished later. Latest first. */
export async function listNotices({ db, viewer }: Context): Promise<ListPage<UnpublishedNotice>> {
  const rows = await findUnpublished(db).execute({ accountId: viewer.id });
  const last = rows.filter((row, at) => rows.findIndex((other) => other.release.id === row.release.id) === at);
  return wholeList(
    await Promise.all(
      last.map(async ({ release: taken, act, at, reason, successor }) => ({
        tag_name: taken.tagName,
        unpublished_at: at.toISOString(),
        // The reason of a rejection is only for staff.
        reason: act === "reject" ? null : reason,
        successor: isPublished(factsOf(taken)) ? taken.tagName : await publishedSuccessor(db, successor),
      })),
    ),
  );
}

/** Follows successors to the first published version. Null if there is none. */
async function publishedSuccessor(
  db: Database,
  tagName: string | null,
  seen: readonly string[] = [],
): Promise<string | null> {
  if (tagName === null || seen.includes(tagName)) return null;
  const [named] = await findNamed(db).execute({ tagName });
  if (named === undefined) return null;
  if (isPublished(factsOf(named.release))) return tagName;
  return publishedSuccessor(db, named.successor, [...seen, tagName]);
}
