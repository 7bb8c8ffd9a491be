import type { Pool, PoolClient } from "pg";
import type { Browser } from "./browser";
import { recordQueries } from "./record-queries";

/**
 * The tables that each request uses. After recording them, a browser can send only the requests that use a certain
 * table.
 */
export class RequestsByTable {
  readonly #used = new Map<string, Set<string>>();
  #current: string | undefined;

  constructor(pool: Pool) {
    const known = new WeakSet<PoolClient>();
    pool.on("acquire", (client) => {
      if (known.has(client)) return;
      known.add(client);
      recordQueries(client, ({ text }) => this.#note(text));
    });
  }

  #note(statement: string): void {
    if (this.#current === undefined) return;
    for (const [, name = ""] of statement.matchAll(/"(\w+)"/g)) this.#used.get(this.#current)?.add(name);
  }

  /** Records the tables that each further request of a browser uses. */
  record(browser: Browser): void {
    const fetch = browser.fetch.bind(browser);
    browser.fetch = async (path, init) => {
      this.#current = requestKey(path, init);
      if (!this.#used.has(this.#current)) this.#used.set(this.#current, new Set());
      return fetch(path, init).finally(() => (this.#current = undefined));
    };
  }

  /** Makes a browser send only requests that use a table, or that were not recorded. */
  limit(browser: Browser, table: string): void {
    const fetch = browser.fetch.bind(browser);
    browser.fetch = async (path, init) =>
      this.#used.get(requestKey(path, init))?.has(table) === false ? Response.json({}) : fetch(path, init);
  }
}

/** Requests that only differ in ids or content count as one. */
function requestKey(path: string, { method = "GET" }: RequestInit = {}): string {
  return `${method} ${path.replace(/\?.*$/, "").replace(/\d+/g, "0")}`;
}
