import { inspect } from "node:util";
import { cookieSessions } from "../auth/cookie-sessions";
import type { Database } from "../db/database";
import type { LogEntry, ServerApp } from "../http/server-app";
import { redrawPicture } from "../node/redraw-picture";
import { createServerApp, type ServerOptions } from "../server";
import { Browser } from "./browser";
import { TestClock } from "./test-clock";
import { testPasswords } from "./test-passwords";

export interface TestPortal {
  /** The server app that routes are bound to. */
  readonly server: ServerApp;
  readonly db: Database;
  readonly clock: TestClock;
  /** The failures that the server logged. */
  readonly logged: LogEntry[];
  browser(address?: string): Browser;
  signedIn(email: string): Promise<Browser>;
}

const many = { account: { points: 1_000_000, windowMs: 60_000 }, address: { points: 1_000_000, windowMs: 60_000 } };

/** Password hashes, and values that a browser sent, in a log entry. */
function secretsOf(entry: LogEntry, browsers: readonly Browser[]): readonly string[] {
  const text = inspect(entry, { depth: 20, showHidden: true, maxStringLength: null });
  return [...browsers.flatMap(({ sent }) => [...sent]), "$argon2"].filter((secret) => text.includes(secret));
}

/** A whole portal with sessions on the test's database. Its limits are very high unless the test sets them. */
export function testPortal(db: Database, options: Partial<ServerOptions> = {}): TestPortal {
  const clock = new TestClock();
  const logged: LogEntry[] = [];
  const browsers: Browser[] = [];
  const leaked: string[] = [];
  const log = (entry: LogEntry) => {
    leaked.push(...secretsOf(entry, browsers));
    logged.push(entry);
  };
  const server = createServerApp({
    db,
    clock,
    auth: cookieSessions({ passwords: testPasswords }),
    redrawPicture,
    limits: { signIn: many, coupon: many, trial: many },
    log,
    ...options,
  });
  const watched = {
    // Fail any test in which the log contains sent values.
    async fetch(request: Request, connection = {}) {
      const response = await server.app.fetch(request, connection);
      if (leaked.length > 0) throw new Error(`The log contains ${leaked.splice(0).join(" and ")}`);
      return response;
    },
  };
  const browser = (address?: string) => {
    const opened = new Browser(watched, address);
    browsers.push(opened);
    return opened;
  };
  return { server, db, clock, logged, browser, signedIn: (email) => browser().signIn(email) };
}
