import { PortalError } from "@gatehouse/contract";
import { eq } from "drizzle-orm";
import { users } from "../areas/viewer/tables";
import type { Database } from "../db/database";
import { longestPassword } from "./password-rules";

/** How passwords are kept; argon2id in Node, given from outside since the core runs in a tab too. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

const refusal = "The e-mail address or the password is not correct.";

/** E-mail addresses as they are kept and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The account of an e-mail and its password. An unknown e-mail, an inactive account and a wrong password get the same
 * sentence after the same work.
 */
export async function verifyPassword(
  { db, passwords, decoyHash }: { readonly db: Database; readonly passwords: PasswordHasher; readonly decoyHash: () => Promise<string> },
  input: { readonly email: string; readonly password: string },
): Promise<number> {
  const [user] = await db
    .select({ id: users.id, isActive: users.isActive, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, normalizeEmail(input.email).replaceAll("\0", "")));
  const isRight = await passwords.verify(user?.passwordHash ?? (await decoyHash()), input.password.slice(0, longestPassword));
  if (!isRight || user?.passwordHash == null || !user.isActive) throw new PortalError("invalid", { status: 400, detail: refusal });
  return user.id;
}
