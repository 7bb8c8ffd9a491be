import { hasHiddenCharacters, normalizeEmail, withoutHiddenCharacters } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { users } from "../db/tables/viewer";
import { Refusal } from "../texts/refusal";
import { longestPassword } from "./password-rules";

/** How passwords are kept; argon2id in Node, given from outside since the core runs in a tab too. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The email address of a sign-in attempt, parsed once for the limit and the lookup. */
export interface TypedEmail {
  /** The normalized address, which is looked up. */
  readonly email: string;
  /**
   * The key of the limit: `email` without hidden characters and white space, with full-width and other compatibility letters
   * folded to plain ones. It is derived from `email`, so all spellings that match one account share one limit.
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
 * The account of an email and its password. An unknown email, an inactive account and a wrong password get the same
 * sentence after the same work. An address with hidden characters is refused without a lookup.
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
