import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The portal's database with any driver, PGlite or PostgreSQL. Transactions have this type, too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A statement that each database prepares once and then only executes. It belongs to the database that prepared it, so
 * pass the transaction inside of one.
 * @param prepare - Called once for each database and variant, such as a list's order. There are few variants.
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
