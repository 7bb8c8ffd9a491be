import { and, inArray, is, lt, notExists, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import * as schema from "../db/schema";
import { fileChunks, fileDigests, files } from "../db/tables/files";

/** Few enough that a sweep holds no lock for long. */
const atOnce = 500;

/** The columns of all tables that refer to a file. They are found by their foreign keys, so that no new one is missed. */
const references = (Object.values(schema) as readonly unknown[])
  .filter((table) => is(table, PgTable))
  // Parts of the file itself.
  .filter((table) => !Object.is(table, fileChunks) && !Object.is(table, fileDigests))
  .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => ({ table, ...key.reference() })))
  .filter(({ foreignTable }) => Object.is(foreignTable, files))
  .flatMap(({ table, columns }) => columns.map((column) => ({ table, column })));

/** Deletes the files from before a time to which no row of any table refers. @returns how many there were. */
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
