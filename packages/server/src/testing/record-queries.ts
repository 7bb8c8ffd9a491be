import type { PoolClient } from "pg";

export interface Statement {
  /** The name of a prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Calls `tell` with every statement that the driver sends. */
export function recordQueries(client: PoolClient, tell: (statement: Statement) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const recorded = (config: string | Statement, params: readonly unknown[] = [], ...rest: unknown[]) => {
    tell({ ...(typeof config === "string" ? { text: config } : { name: config.name, text: config.text }), params });
    return query(config, params, ...rest);
  };
  client.query = recorded as typeof client.query;
}
