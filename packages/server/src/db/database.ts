import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The portal's database, whichever driver is below: PGlite or PostgreSQL. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A statement that each database prepares once and then only runs.
 * The statement belongs to the database it was prepared on. Inside a transaction, pass the transaction.
 */
export function prepared<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    let statement = statements.get(db);
    if (statement === undefined) statements.set(db, (statement = prepare(db)));
    return statement;
  };
}
