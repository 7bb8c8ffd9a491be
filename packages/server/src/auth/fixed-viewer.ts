import { normalizeEmail } from "@gatehouse/contract/viewer";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "../db/database";
import { sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import type { Auth } from "../http/server-app";
import { mountSessionCalls } from "./session-calls";
import { groupNames } from "./sessions";

/** Auth for a server in the tab: one account is signed in, with no cookie, token or limit. */
export interface FixedViewer extends Auth {
  /** The account's email, or null while signed out. */
  readonly email: string | null;
  /** Switches the account for all following requests. Null signs out. */
  switchTo(email: string | null): void;
}

// The tab acts as the browser that the account used last. Drizzle omits table names in a single-table query, so the SQL
// has them.
const lastSession = sql<number | null>`(
  select own.id from ${sessions} own where own.user_id = ${users}.${sql.identifier(users.id.name)} and own.impersonator_id is null
  order by own.last_seen_at desc, own.id desc limit 1
)`;

const findUser = prepared((db) =>
  db
    .select({
      viewer: { id: users.id, email: users.email, isSuperuser: users.isSuperuser, groups: groupNames },
      sessionId: lastSession,
    })
    .from(users)
    .where(and(eq(users.email, sql.placeholder("email")), users.isActive))
    .prepare("find_user_by_email"),
);

/** Auth for a portal without sign-in: the viewer is the account with this email, or nobody. */
export function fixedViewer(email: string | null): FixedViewer {
  let current = email;
  return {
    get email() {
      return current;
    },
    switchTo(next) {
      current = next;
    },
    isLimited: false,
    browserSession: {
      end: async () => {
        current = null;
        return [];
      },
      greet: () => ({ setCookies: [], csrfToken: undefined }),
    },
    async identify({ db }) {
      if (current === null) return undefined;
      const [found] = await findUser(db).execute({ email: normalizeEmail(current) });
      return found && { viewer: { ...found.viewer, impersonatedBy: null }, sessionId: found.sessionId, setCookies: [] };
    },
    checkWrite() {},
    mount: mountSessionCalls,
  };
}
