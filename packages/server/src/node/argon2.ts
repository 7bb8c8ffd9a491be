import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "../auth/sign-in";

/** argon2id with the library's costs: 19 MiB, two passes. */
export const argon2: PasswordHasher = {
  hash: (password) => hash(password),
  verify: (stored, password) => verify(stored, password).catch(() => false),
};
