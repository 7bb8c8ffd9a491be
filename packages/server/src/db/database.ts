import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The portal's database, whichever driver is below: PGlite or PostgreSQL. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A statement that each database prepares once and then only runs.
 * The statement belongs to the database it was prepared on. Inside a transaction, pass the transaction.
 * @param prepare - is called once for each database and variant, such as a list's order. Variants are few.
 */
export function prepared<Statement, Variant extends string = never>(
  prepare: (db: Database, variant: Variant) => Statement,
): (db: Database, ...variant: [Variant] extends [never] ? [] : [variant: Variant]) => Statement {
  const statements = new WeakMap<Database, Map<string, Statement>>();
  return (db, ...[variant]) => {
    const ofDatabase = statements.get(db) ?? new Map<string, Statement>();
    statements.set(db, ofDatabase);
    let statement = ofDatabase.get(variant ?? "");
    if (statement === undefined) ofDatabase.set(variant ?? "", (statement = prepare(db, variant as Variant)));
    return statement;
  };
}
