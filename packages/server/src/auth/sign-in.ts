import { hasHiddenCharacters, normalizeEmail, withoutHiddenCharacters } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { users } from "../db/tables/viewer";
import { Refusal } from "../texts/refusal";
import { longestPassword } from "./password-rules";

/** Hashes passwords. Node passes in argon2id, which the core can't import because it also runs in a tab. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The email address of a sign-in attempt, parsed once for the limit and the lookup. */
export interface TypedEmail {
  /** The normalized address, for the lookup. */
  readonly email: string;
  /**
   * The key of the limit: `email` without hidden characters and white space, with full-width and other compatibility
   * letters folded to plain ones. It derives from `email`, so all spellings that match one account share one limit.
   */
  readonly counted: string;
  readonly hasHidden: boolean;
}

export function readTypedEmail(typed: string): TypedEmail {
  const email = normalizeEmail(typed);
  const visible = withoutHiddenCharacters(email).normalize("NFKC").replace(/\s+/g, "");
  return { email, counted: normalizeEmail(visible), hasHidden: hasHiddenCharacters(typed) };
}

/**
 * Returns the id of the account with this email and password. An unknown email, an inactive account and a wrong
 * password get the same message after the same work. An address with hidden characters is refused without a lookup.
 * @throws {PortalError} `invalid`
 */
export async function verifyPassword(
  {
    db,
    passwords,
    decoyHash,
  }: { readonly db: Database; readonly passwords: PasswordHasher; readonly decoyHash: () => Promise<string> },
  { typed: { email, hasHidden }, password }: { readonly typed: TypedEmail; readonly password: string },
): Promise<number> {
  if (hasHidden) throw new Refusal("invalid", { status: 400, detail: (t) => t.signIn.wrongWithHidden });
  const [user] = await db
    .select({ id: users.id, isActive: users.isActive, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const isRight = await passwords.verify(user?.passwordHash ?? (await decoyHash()), password.slice(0, longestPassword));
  if (!isRight || user?.passwordHash == null || !user.isActive)
    throw new Refusal("invalid", { status: 400, detail: (t) => t.signIn.wrong });
  return user.id;
}
