import { and, inArray, is, lt, notExists, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import * as schema from "../db/schema";
import { fileChunks, fileDigests, files } from "../db/tables/files";

/** Low enough that a sweep holds no lock for long. */
const atOnce = 500;

/** The columns of all tables that refer to files. They come from the foreign keys, so that new ones are included. */
const references = (Object.values(schema) as readonly unknown[])
  .filter((table) => is(table, PgTable))
  // Skip the tables that hold parts of the file itself.
  .filter((table) => !Object.is(table, fileChunks) && !Object.is(table, fileDigests))
  .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => ({ table, ...key.reference() })))
  .filter(({ foreignTable }) => Object.is(foreignTable, files))
  .flatMap(({ table, columns }) => columns.map((column) => ({ table, column })));

/**
 * Deletes files older than `before` that no row refers to.
 * @returns the number of deleted files.
 */
export async function deleteUnreferencedFiles(db: Database, before: Date): Promise<number> {
  const isUnreferenced = references.map(({ table, column }) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(sql`${column} = ${files.guid}`),
    ),
  );
  for (let count = 0; ;) {
    const some = db
      .select({ guid: files.guid })
      .from(files)
      .where(and(lt(files.createdAt, before), ...isUnreferenced))
      .limit(atOnce);
    const deleted = await db.delete(files).where(inArray(files.guid, some)).returning({ guid: files.guid });
    count += deleted.length;
    if (deleted.length < atOnce) return count;
  }
}
