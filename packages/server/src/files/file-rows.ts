import { eq, sql } from "drizzle-orm";
import { InternalError } from "../core/internal-error";
import { type Database, prepared } from "../db/database";
import { files } from "../db/tables/files";

const findFile = prepared((db) =>
  db
    .select({ name: files.name, type: files.type, size: files.size, sha256: files.sha256, store: files.store })
    .from(files)
    .where(eq(files.guid, sql.placeholder("guid")))
    .prepare("file"),
);

/** A file's row without its bytes. */
export async function readFileRow(db: Database, guid: string) {
  const [file] = await findFile(db).execute({ guid });
  return file;
}

/**
 * Inserts a file's row.
 * @returns its guid.
 */
export async function insertFileRow(db: Database, values: typeof files.$inferInsert): Promise<string> {
  const [file] = await db.insert(files).values(values).returning({ guid: files.guid });
  if (file === undefined) throw new InternalError("The file was not written");
  return file.guid;
}
