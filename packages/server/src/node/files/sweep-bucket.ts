import { and, eq, gt, inArray, lt, lte, notInArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { files } from "../../db/tables/files";
import type { Swept } from "../../files/files";
import type { S3Bucket } from "./s3-bucket";
import { guidOf, keyOf, keyPrefix } from "./s3-keys";

const firstGuid = "00000000-0000-0000-0000-000000000000";
const lastGuid = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Compares a bucket with the database rows page by page, because both are sorted by guid. Objects that aren't ours
 * stay.
 */
export async function sweepBucket(
  db: Database,
  bucket: S3Bucket,
  before: Date,
): Promise<Pick<Swept, "orphaned" | "missing">> {
  let [orphaned, missing, from] = [0, 0, firstGuid];
  const countMissing = async (until: string, found: readonly string[]) => {
    const isBetween = and(gt(files.guid, from), lte(files.guid, until));
    const isOld = lt(files.createdAt, before);
    missing += await db.$count(files, and(eq(files.store, "s3"), isBetween, isOld, notInArray(files.guid, [...found])));
    from = until;
  };
  for await (const objects of bucket.list(keyPrefix)) {
    const ours = objects.flatMap(({ key, modifiedAt }) => {
      const guid = guidOf(key);
      return guid === undefined ? [] : [{ guid, isOld: modifiedAt < before }];
    });
    const guids = ours.map(({ guid }) => guid);
    const until = guids.at(-1);
    if (until === undefined) continue;
    await countMissing(until, guids);
    const rows = await db.select({ guid: files.guid }).from(files).where(inArray(files.guid, guids));
    const known = new Set(rows.map(({ guid }) => guid));
    for (const { guid } of ours.filter((one) => one.isOld && !known.has(one.guid))) {
      await bucket.delete(keyOf(guid));
      orphaned += 1;
    }
  }
  await countMissing(lastGuid, []);
  return { orphaned, missing };
}
