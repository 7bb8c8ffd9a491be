import { type EndpointQuery, PortalError } from "@gatehouse/contract";
import { downloadLinkMinutes } from "@gatehouse/contract/downloads";
import type { Release, ReleaseEvent, releases as calls } from "@gatehouse/contract/releases";
import { count, desc, eq, sql } from "drizzle-orm";
import { randomText } from "../../core/secrets";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { searchedList } from "../../db/searched-list";
import { releaseEvents, releases } from "../../db/tables/releases";
import { personOf, selectReleases, toRelease } from "./release-rows";
import { signLink } from "./signed-link";

const everyRelease = searchedList({
  name: "releases",
  isWholeByDefault: true,
  searched: [releases.tagName],
  sortable: { created_at: releases.createdAt, tag_name: releases.tagName },
  ownOrder: [desc(releases.createdAt), desc(releases.id)],
  count: (db, statement, found) => db.select({ count: count() }).from(releases).where(found).prepare(statement),
  read: (db, statement, found, orderBy, { limit, offset }) =>
    selectReleases(db)
      .where(found)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
      .prepare(statement),
});

const findOne = prepared((db) =>
  selectReleases(db)
    .where(eq(releases.tagName, sql.placeholder("tagName")))
    .prepare("release"),
);

const findEvents = prepared((db) =>
  db
    .select()
    .from(releaseEvents)
    .where(eq(releaseEvents.releaseId, sql.placeholder("releaseId")))
    .orderBy(desc(releaseEvents.id))
    .prepare("release_events"),
);

/** All releases, the newest first unless the query says otherwise. */
export async function listReleases(
  { db }: Context,
  query: EndpointQuery<typeof calls.list>,
): Promise<ListPage<Release>> {
  return everyRelease(db, query, {}, (row) => toRelease(row));
}

/** A release with a link to its file for the viewer. @throws {PortalError} `not-found` */
export async function getRelease(context: Context, tagName: string): Promise<Release> {
  const found = await findRelease(context, tagName);
  return toRelease(found, await downloadLink(context, found));
}

/** @throws {PortalError} `not-found` */
export async function findRelease({ db }: Context, tagName: string) {
  const [found] = await findOne(db).execute({ tagName });
  if (found === undefined) throw new PortalError("not-found");
  return found;
}

/** A link to a release's file for the viewer alone, for {@link downloadLinkMinutes}. Null without a file. */
export async function downloadLink(
  { db, viewer, clock }: Context,
  { release, file }: Awaited<ReturnType<typeof findRelease>>,
): Promise<string | null> {
  if (release.fileGuid === null || file === null) return null;
  const grant = {
    release: release.id,
    file: release.fileGuid,
    expires: Math.floor(clock.now().getTime() / 1_000) + downloadLinkMinutes * 60,
    account: viewer.id,
    id: randomText(16, "abcdefghijklmnopqrstuvwxyz0123456789"),
  };
  return signLink(db, grant, file.name);
}

/** What was done with a release, the newest first. */
export async function listReleaseHistory(context: Context, tagName: string): Promise<ListPage<ReleaseEvent>> {
  const { release } = await findRelease(context, tagName);
  const rows = await findEvents(context.db).execute({ releaseId: release.id });
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      act: row.act,
      created_at: row.createdAt.toISOString(),
      created_by: personOf(row.actorEmail),
      from_state: row.fromState,
      to_state: row.toState,
      reason: row.reason,
    })),
  );
}
