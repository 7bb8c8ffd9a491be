import type { EndpointQuery } from "@gatehouse/contract";
import { downloadLinkMinutes } from "@gatehouse/contract/downloads";
import type { Release, ReleaseEvent, releases as calls } from "@gatehouse/contract/releases";
import { desc } from "drizzle-orm";
import { randomText } from "../../core/secrets";
import type { Context } from "../../db/context";
import { type ListPage, wholeList } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { releases } from "../../db/tables/releases";
import { approvalsOf } from "./approvals";
import { findEvents, findRelease } from "./find-release";
import { type FoundRelease, personOf, selectReleases, toRelease } from "./release-rows";
import { signLink } from "./signed-link";

const everyRelease = tableList({
  name: "releases",
  key: releases.id,
  isWholeByDefault: true,
  searched: [releases.tagName],
  sortable: { created_at: releases.createdAt, tag_name: releases.tagName },
  ownOrder: [desc(releases.createdAt), desc(releases.id)],
  read: (db, inPage) => selectReleases(db).where(inPage),
});

/** All releases. Newest first by default. */
export async function listReleases(
  { db }: Context,
  query: EndpointQuery<typeof calls.list>,
): Promise<ListPage<Release>> {
  return everyRelease(db, query, {}, (row) => toRelease(row));
}

/**
 * A release with a download link for the viewer.
 * @param approvalsNeeded - The number of people who must approve a release.
 * @throws {PortalError} `not-found`
 */
export async function getRelease(context: Context, tagName: string, approvalsNeeded: number): Promise<Release> {
  const found = await findRelease(context, tagName);
  const link = await downloadLink(context, found);
  if (approvalsNeeded < 2) return toRelease(found, link);
  const events = await findEvents(context.db).execute({ releaseId: found.release.id });
  return { ...toRelease(found, link), approvals: approvalsOf(events, approvalsNeeded) };
}

/** A link to a release's file that only the viewer can use, for {@link downloadLinkMinutes}. Null without a file. */
export async function downloadLink(
  { db, viewer, clock }: Context,
  { release, file }: FoundRelease,
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

/** The history of a release, newest first. */
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
      successor: row.successor,
    })),
  );
}
