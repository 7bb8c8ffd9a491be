import { PortalError } from "@gatehouse/contract";
import { desc, eq, sql } from "drizzle-orm";
import type { Store } from "../../db/context";
import { prepared } from "../../db/database";
import { releaseEvents, releases } from "../../db/tables/releases";
import { type FoundRelease, selectReleases } from "./release-rows";

const findOne = prepared((db) =>
  selectReleases(db)
    .where(eq(releases.tagName, sql.placeholder("tagName")))
    .prepare("release"),
);

/** The history of a release, newest first. */
export const findEvents = prepared((db) =>
  db
    .select()
    .from(releaseEvents)
    .where(eq(releaseEvents.releaseId, sql.placeholder("releaseId")))
    .orderBy(desc(releaseEvents.id))
    .prepare("release_events"),
);

/** @throws {PortalError} `not-found` */
export async function findRelease({ db }: Pick<Store, "db">, tagName: string): Promise<FoundRelease> {
  const [found] = await findOne(db).execute({ tagName });
  if (found === undefined) throw new PortalError("not-found");
  return found;
}
