import { drizzle } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from "pg";
import type { Database } from "../db/database";
import type { OpenDatabase } from "../db/open-pglite";
import { codeOf } from "./data-folder";
import { StartupError } from "./startup-error";

export interface PostgresOptions {
  /**
   * The longest that a statement may take, in milliseconds. It may wait half of that for a lock. 0, the default, sets
   * no limit.
   */
  readonly timeoutMs?: number;
  /** The longest wait for a connection, in milliseconds. Defaults to half of `timeoutMs`. */
  readonly connectTimeoutMs?: number;
  /** The most connections at the same time. */
  readonly connections?: number;
}

/** Opens a connection pool on a PostgreSQL server, and checks it with one connection. */
export async function openPostgres(
  url: string,
  { timeoutMs = 0, connectTimeoutMs = Math.ceil(timeoutMs / 2), connections = 10 }: PostgresOptions = {},
): Promise<OpenDatabase & { readonly pool: Pool }> {
  let pool: Pool;
  try {
    pool = new KeptPool({
      connectionString: url,
      max: connections,
      keepAlive: true,
      ...connectionLimits(timeoutMs),
      connectionTimeoutMillis: connectTimeoutMs,
    });
    // The pool replaces a connection that breaks while idle. If one breaks within a transaction, the next statement
    // fails.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    (await pool.connect()).release();
  } catch (error) {
    throw new StartupError(`The PostgreSQL server of DATABASE_URL cannot be used (${codeOf(error)}).`);
  }
  const db: Database = drizzle(pool);
  db.transaction = (run, config) => transact(pool, run, config);
  return { db, pool, close: () => pool.end() };
}

/** Keeps the connection of a failed statement if the connection is sound. `Pool` would open a new one each time. */
class KeptPool extends Pool {
  override query = (async (query: string, values?: unknown[]) => {
    const client = await this.connect();
    let isSound = false;
    try {
      const result = await client.query(query, values);
      isSound = true;
      return result;
    } catch (error) {
      isSound = leavesConnection(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  }) as Pool["query"];
}

/**
 * Whether the statement itself is at fault: wrong data, a violated constraint, a conflict, or a missing table or right.
 * After others, such as a prepared statement that exists already or is of an older table, a new connection helps.
 */
function leavesConnection(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:22|23|40|42(?!P05))/.test(error.code ?? "");
}

type ConnectionLimits = Pick<
  PoolConfig,
  | "connectionTimeoutMillis"
  | "statement_timeout"
  | "lock_timeout"
  | "idle_in_transaction_session_timeout"
  | "query_timeout"
>;

/** Time limits for a pool's connections. Without them, a request could wait forever. */
export function connectionLimits(timeoutMs = 0): ConnectionLimits {
  if (timeoutMs === 0) return {};
  return {
    connectionTimeoutMillis: Math.ceil(timeoutMs / 2),
    statement_timeout: timeoutMs,
    lock_timeout: Math.ceil(timeoutMs / 2),
    idle_in_transaction_session_timeout: timeoutMs,
    // A server that disappears can't end the statement itself.
    query_timeout: timeoutMs + 1_000,
  };
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Runs a transaction and returns the connection to the pool only if no transaction is open on it. Drizzle's own
 * `transaction` leaks the connection if `begin` fails, and returns it within the transaction if `rollback` fails.
 */
async function transact<T>(pool: Pool, run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  const client = await pool.connect();
  let hasBegun = false;
  let isReleased = false;
  const release = (isBroken: boolean) => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  try {
    return await drizzle(client).transaction(async (tx) => {
      hasBegun = true;
      try {
        return await run(tx);
      } catch (error) {
        // After a statement without a response, a `rollback` would wait just as long.
        if (hasNoResponse(error)) release(true);
        throw error;
      }
    }, config);
  } finally {
    // A lost connection reports its last status, and an unanswered `begin` reports none, so test both.
    release(!hasBegun || isInTransaction(client));
  }
}

function isInTransaction(client: PoolClient): boolean {
  return client.getTransactionStatus() !== "I";
}

function hasNoResponse(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && error.cause.message === "Query read timeout";
}
