import { recordAudit } from "../auth/audit";
import { readTypedEmail } from "../auth/sign-in";
import { addressGroup, forgive } from "../http/limits";
import { changeAccount, type Operator } from "./account-rules";

/**
 * Resets an account's limits of sign-ins and password changes.
 * @returns undefined if no account has the address.
 */
export async function unlockAccount(operator: Operator, email: string): Promise<boolean | undefined> {
  return changeAccount(operator, email, async (store, account) => {
    await forgive(store, "sign-in-account", readTypedEmail(account.email).counted);
    await forgive(store, "password-account", String(account.id));
    await recordAudit(store, { kind: "unlocked", actor: store.by, subject: account.email });
    return true;
  });
}

/** Resets the same limits for a network address: an IPv4 address, or the /64 of an IPv6 address. */
export async function unlockAddress(operator: Operator, address: string): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const store = { ...operator, db: tx };
    for (const limit of ["sign-in-address", "password-address"]) await forgive(store, limit, addressGroup(address));
    await recordAudit(store, { kind: "unlocked", actor: store.by, address, detail: "network address" });
  });
}
