import type { ReleaseDownloader } from "@gatehouse/contract/releases";
import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { releaseDownloads } from "../../db/tables/releases";
import { users } from "../../db/tables/viewer";
import { findRelease } from "./find-release";

/** How many of the latest downloads are searched for accounts to list. */
const newest = 1_000;
const mostListed = 100;

const findLast = prepared((db) =>
  db
    .select({ accountId: releaseDownloads.accountId, at: releaseDownloads.createdAt })
    .from(releaseDownloads)
    .where(and(eq(releaseDownloads.releaseId, sql.placeholder("releaseId")), isNotNull(releaseDownloads.accountId)))
    .orderBy(desc(releaseDownloads.id))
    .limit(newest)
    .prepare("release_downloads_last"),
);

const findEmails = prepared((db) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder("ids")})`)
    .prepare("release_downloaders"),
);

const countDownloaders = prepared((db) =>
  db
    .select({ count: sql<number>`${count(sql`distinct ${releaseDownloads.accountId}`)}`.mapWith(Number) })
    .from(releaseDownloads)
    .where(eq(releaseDownloads.releaseId, sql.placeholder("releaseId")))
    .prepare("release_downloaders_count"),
);

/** The accounts that have downloaded a release, latest first. */
export async function listDownloaders(
  { db, ...context }: Context,
  tagName: string,
): Promise<ListPage<ReleaseDownloader>> {
  const { release } = await findRelease({ db, ...context }, tagName);
  const [rows, [total]] = await Promise.all([
    findLast(db).execute({ releaseId: release.id }),
    countDownloaders(db).execute({ releaseId: release.id }),
  ]);
  const firstSeen = rows.filter(({ accountId: id }, at) => rows.findIndex((row) => row.accountId === id) === at);
  const listed = firstSeen.slice(0, mostListed);
  const accounts = await findEmails(db).execute({ ids: listed.flatMap(({ accountId }) => accountId ?? []) });
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const results = listed.flatMap(({ accountId, at }) => {
    const email = emails.get(accountId ?? 0);
    return email === undefined ? [] : [{ email, downloaded_at: at.toISOString() }];
  });
  return { ...wholeList(results), count: Math.max(total?.count ?? 0, results.length) };
}
