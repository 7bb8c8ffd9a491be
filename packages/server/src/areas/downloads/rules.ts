import { type EndpointQuery, PortalError, type Product } from "@gatehouse/contract";
import { canDownload, type downloads as calls, type Version } from "@gatehouse/contract/downloads";
import { isPublished } from "@gatehouse/contract/releases";
import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { files } from "../../db/tables/files";
import { releases } from "../../db/tables/releases";
import { Refusal } from "../../texts/refusal";
import { getBestLicense } from "../licenses";
import { downloadLink, factsOf, findRelease } from "../releases";

const selectVersions = (db: Database) =>
  db
    .select({
      tagName: releases.tagName,
      createdAt: releases.createdAt,
      isSupported: releases.isSupported,
      size: files.size,
      sha256: files.sha256,
    })
    .from(releases)
    .leftJoin(files, eq(files.guid, releases.fileGuid));

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

const isStable = and(releases.isStable, sql`not ${releases.isRejected}`)!;
const isNightly = and(releases.isNightly, sql`not ${releases.isRejected}`)!;

const versionsWhere = (name: string, which: SQL) =>
  tableList({
    name,
    key: releases.id,
    which,
    searched: [releases.tagName],
    sortable: { created_at: releases.createdAt, tag_name: releases.tagName },
    ownOrder: [desc(releases.createdAt), desc(releases.id)],
    read: (db, inPage) => selectVersions(db).where(inPage),
  });

const stable = versionsWhere("stable_releases", isStable);
const nightly = versionsWhere("nightly_builds", isNightly);

/** When the latest version with a file in a list was created. */
const newestOf = (name: string, which: SQL) =>
  prepared((db) =>
    db
      .select({ createdAt: releases.createdAt })
      .from(releases)
      .where(and(which, isNotNull(releases.fileGuid)))
      .orderBy(desc(releases.createdAt), desc(releases.id))
      .limit(1)
      .prepare(name),
  );
const findNewestStable = newestOf("newest_stable_release", isStable);
const findNewestNightly = newestOf("newest_nightly_build", isNightly);

/** The stable releases. Newest first by default. */
export async function listStable(
  { db }: Context,
  query: EndpointQuery<typeof calls.listStable>,
): Promise<ListPage<Version>> {
  return stable(db, query, {}, toVersion);
}

/** The nightly builds. Newest first by default. */
export async function listNightly(
  { db }: Context,
  query: EndpointQuery<typeof calls.listNightly>,
): Promise<ListPage<Version>> {
  return nightly(db, query, {}, toVersion);
}

/** @throws {PortalError} `not-found` unless the version is published. */
export async function getChangelog(context: Context, tagName: string): Promise<{ changelog: string }> {
  const { release } = await findPublished(context, tagName);
  return { changelog: release.changelog };
}

/**
 * Creates a link to a version's file for the viewer. Null if it has no file. Everyone may download the latest version
 * with a file in each list. Older ones require a license.
 * @throws {PortalError} `not-found` unless it is published; `forbidden` if the viewer's license does not allow it.
 */
export async function getDownloadLink(
  context: Context,
  product: Product,
  tagName: string,
): Promise<{ download_link: string | null }> {
  const found = await findPublished(context, tagName);
  if (found.file === null) return { download_link: null };
  const { createdAt, isStable: hasStable } = found.release;
  const [[newest], { license }] = await Promise.all([
    (hasStable ? findNewestStable : findNewestNightly)(context.db).execute({}),
    getBestLicense(context),
  ]);
  const isAllowed = canDownload({
    version: { created_at: createdAt.toISOString() },
    newestCreatedAt: newest?.createdAt.toISOString(),
    license,
  });
  if (!isAllowed)
    throw new Refusal("forbidden", {
      status: 403,
      detail: (t) => t.downloads.notAllowed(product.name),
    });
  return { download_link: await downloadLink(context, found) };
}

async function findPublished(context: Context, tagName: string) {
  const found = await findRelease(context, tagName);
  if (!isPublished(factsOf(found.release))) throw new PortalError("not-found");
  return found;
}

function toVersion({ tagName, createdAt, isSupported, size, sha256 }: VersionRow): Version {
  return {
    tag_name: tagName,
    created_at: createdAt.toISOString(),
    "my_{product}_supported": isSupported,
    size,
    sha256,
  };
}
