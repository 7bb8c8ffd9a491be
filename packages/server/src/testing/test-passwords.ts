import type { PasswordHasher } from "../auth/sign-in";
import { argon2 } from "../node/argon2";

const hashes = new Map<string, Promise<string>>();
const verified = new Map<string, Promise<boolean>>();

function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

/** argon2 that computes each result only once, because it is slow on purpose and tests sign in thousands of times. */
export const testPasswords: PasswordHasher = {
  hash: (password) => once(hashes, password, () => argon2.hash(password)),
  verify: (hash, password) => once(verified, `${hash} ${password}`, () => argon2.verify(hash, password)),
};
