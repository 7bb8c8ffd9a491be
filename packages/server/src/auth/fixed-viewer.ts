import { and, eq, sql } from "drizzle-orm";
import { users } from "../areas/viewer/tables";
import { prepared } from "../db/database";
import type { Auth } from "../http/portal";
import { mountSessionCalls } from "./session-calls";
import { groupNames } from "./sessions";
import { normalizeEmail } from "./sign-in";

/** Auth for a server in the tab: one account is signed in, with no cookie, token or limit. */
export interface FixedViewer extends Auth {
  /** The account's e-mail, or null while signed out. */
  readonly email: string | null;
  /** From the next call on, another account asks; null signs out. */
  switchTo(email: string | null): void;
}

const findUser = prepared((db) =>
  db
    .select({ id: users.id, email: users.email, isSuperuser: users.isSuperuser, groups: groupNames })
    .from(users)
    .where(and(eq(users.email, sql.placeholder("email")), users.isActive))
    .prepare("find_user_by_email"),
);

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
    async identify({ db }) {
      if (current === null) return undefined;
      const [user] = await findUser(db).execute({ email: normalizeEmail(current) });
      return user && { viewer: { ...user, impersonatedBy: null }, setCookies: [] };
    },
    checkWrite() {},
    mount(portal) {
      mountSessionCalls(portal, {
        end: async () => {
          current = null;
          return [];
        },
        greet: () => [],
      });
    },
  };
}
