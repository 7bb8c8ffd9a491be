import { hash, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "../auth/sign-in";

/** argon2id with the library's defaults: 19 MiB and two passes. */
export const argon2: PasswordHasher = {
  hash: (password) => hash(password),
  verify: (stored, password) => verify(stored, password).catch(() => false),
};
