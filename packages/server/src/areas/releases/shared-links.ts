import { PortalError } from "@gatehouse/contract";
import { isSharedLinkTime, type SharedLink, sharedLinkMaxDays } from "@gatehouse/contract/releases";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { sharedLinks } from "../../db/tables/releases";
import { Refusal } from "../../texts/refusal";
import { findRelease } from "./find-release";
import { personOf } from "./release-rows";
import { signLink } from "./signed-link";

const findLive = prepared((db) =>
  db
    .select()
    .from(sharedLinks)
    .where(
      and(
        eq(sharedLinks.releaseId, sql.placeholder("releaseId")),
        isNull(sharedLinks.revokedAt),
        gt(sharedLinks.expiresAt, sql.placeholder("now")),
      ),
    )
    .orderBy(desc(sharedLinks.createdAt), desc(sharedLinks.guid))
    .prepare("live_shared_links"),
);

/**
 * Creates a temporary link to a release's file, which works without a session.
 * @throws {PortalError} `invalid` if the time is past, too far ahead or has no offset, or if the release has no file.
 */
export async function createSharedLink(
  context: Context,
  tagName: string,
  expirationDate: string,
): Promise<{ download_link: string }> {
  const { db, viewer, clock } = context;
  const { release, file } = await findRelease(context, tagName);
  const errors = new FieldErrors();
  // Without an offset, the time would be in the server's time zone instead of the user's.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(expirationDate))
    errors.add("expiration_date", (t) => t.releases.needsOffset);
  else if (!isSharedLinkTime(expirationDate, clock.now().getTime()))
    errors.add("expiration_date", (t) => t.releases.linkDays(sharedLinkMaxDays));
  errors.throwIfAny();
  if (release.fileGuid === null || file === null)
    throw new Refusal("invalid", { status: 400, detail: (t) => t.releases.noFile });
  const expiresAt = new Date(expirationDate);
  const [link] = await db
    .insert(sharedLinks)
    .values({ releaseId: release.id, createdByEmail: viewer.email, createdAt: clock.now(), expiresAt })
    .returning({ guid: sharedLinks.guid });
  if (link === undefined) throw new InternalError("The link was not written");
  const grant = {
    release: release.id,
    file: release.fileGuid,
    expires: Math.floor(expiresAt.getTime() / 1_000),
    id: link.guid,
  };
  return { download_link: await signLink(db, grant, file.name) };
}

/** The valid temporary links to a release, newest first. */
export async function listSharedLinks(context: Context, tagName: string): Promise<ListPage<SharedLink>> {
  const { release } = await findRelease(context, tagName);
  const rows = await findLive(context.db).execute({ releaseId: release.id, now: context.clock.now() });
  return wholeList(
    rows.map((row) => ({
      guid: row.guid,
      created_at: row.createdAt.toISOString(),
      created_by: personOf(row.createdByEmail),
      expiration_date: row.expiresAt.toISOString(),
      downloads_count: row.downloadsCount,
    })),
  );
}

/**
 * Ends the temporary links to a release that is unpublished or gets another file. Unlike a revoked link, such a link
 * tells visitors that it ended.
 */
export async function endSharedLinks(db: Database, releaseId: number, now: Date): Promise<void> {
  await db
    .update(sharedLinks)
    .set({ expiresAt: now })
    .where(and(eq(sharedLinks.releaseId, releaseId), isNull(sharedLinks.revokedAt), gt(sharedLinks.expiresAt, now)));
}

/**
 * Revokes a temporary link.
 * @throws {PortalError} `not-found` unless it is valid.
 */
export async function revokeSharedLink(context: Context, tagName: string, linkGuid: string): Promise<void> {
  const { db, viewer, clock } = context;
  const { release } = await findRelease(context, tagName);
  const revoked = await db
    .update(sharedLinks)
    .set({ revokedAt: clock.now(), revokedByEmail: viewer.email })
    .where(
      and(
        eq(sharedLinks.guid, linkGuid),
        eq(sharedLinks.releaseId, release.id),
        isNull(sharedLinks.revokedAt),
        gt(sharedLinks.expiresAt, clock.now()),
      ),
    )
    .returning({ guid: sharedLinks.guid });
  if (revoked.length === 0) throw new PortalError("not-found");
}
