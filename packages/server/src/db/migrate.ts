import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { migrations } from "./migrations";

/** A newer version of the portal wrote the database. */
export class DatabaseTooNewError extends Error {
  override readonly name = "DatabaseTooNewError";

  constructor(version: number) {
    super(
      `The database has version ${version}, but this portal knows versions up to ${migrations.length} only. Start a newer portal.`,
    );
  }
}

// Any number that no other program locks on in the same database.
const lockKey = 4_180_001;

/**
 * Migrates the database to this code's version in one transaction. Processes that start together wait for each other.
 * @throws {DatabaseTooNewError} if the database is newer than the code.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(sql`
      create table if not exists gatehouse_migrations (
        version integer primary key, name text not null, applied_at timestamptz not null default now()
      )`);
    const version =
      rowsOf<{ version: number }>(
        await tx.execute(sql`select coalesce(max(version), 0)::int as version from gatehouse_migrations`),
      )[0]?.version ?? 0;
    if (version > migrations.length) throw new DatabaseTooNewError(version);
    for (const [at, migration] of migrations.entries()) {
      if (at < version) continue;
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into gatehouse_migrations (version, name) values (${at + 1}, ${migration.name})`);
    }
  });
}

/** The rows of a raw statement. Both drivers return an object with `rows`. */
export function rowsOf<Row>(result: unknown): readonly Row[] {
  return (result as { readonly rows: readonly Row[] }).rows;
}
