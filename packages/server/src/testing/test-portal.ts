import { cookieSessions } from "../auth/cookie-sessions";
import type { Database } from "../db/database";
import { argon2 } from "../node/argon2";
import type { LogEntry, Portal } from "../http/portal";
import { createPortal, type ServerOptions } from "../server";
import { Browser } from "./browser";
import { TestClock } from "./test-clock";

export interface TestPortal {
  /** What routes are bound to. */
  readonly portal: Portal;
  readonly db: Database;
  readonly clock: TestClock;
  /** What the server logged: its own failures. */
  readonly logged: LogEntry[];
  browser(address?: string): Browser;
  signedIn(email: string): Promise<Browser>;
}

const many = { account: { points: 1_000_000, windowMs: 60_000 }, address: { points: 1_000_000, windowMs: 60_000 } };

/** A whole portal with sessions, on a database of the test's. Its limits are out of the way unless the test sets them. */
export function testPortal(db: Database, options: Partial<ServerOptions> = {}): TestPortal {
  const clock = new TestClock();
  const logged: LogEntry[] = [];
  const portal = createPortal({
    db, clock, auth: cookieSessions({ passwords: argon2 }), limits: { signIn: many, coupon: many, trial: many }, log: (entry) => logged.push(entry), ...options,
  });
  const server = { fetch: async (request: Request, connection = {}) => portal.app.fetch(request, connection) };
  const browser = (address?: string) => new Browser(server, address);
  return { portal, db, clock, logged, browser, signedIn: (email) => browser().signIn(email) };
}
