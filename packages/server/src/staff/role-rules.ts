import { and, eq } from "drizzle-orm";
import { recordAudit } from "../auth/audit";
import type { Database } from "../db/database";
import { groups, userGroups, users } from "../db/tables/viewer";
import { changeAccount, type Operator } from "./account-rules";

/**
 * A role of an account: superuser, support-plus, or member of a group. The deployment configures each group's
 * capabilities.
 */
export type Role = { readonly kind: keyof typeof flags } | { readonly kind: "group"; readonly name: string };

/** The roles that are columns of an account. */
const flags = { superuser: users.isSuperuser, "support-plus": users.hasSupportPlus } as const;

export function roleName(role: Role): string {
  return role.kind === "group" ? `group ${role.name}` : role.kind;
}

/**
 * Gives an account a role. A group that doesn't exist is created.
 * @returns whether the role is new to the account; undefined if no account has the address.
 */
export async function addRole(operator: Operator, email: string, role: Role): Promise<boolean | undefined> {
  return changeAccount(operator, email, async (store, account) => {
    const isNew = await giveRole(store, account.id, role);
    const event = { kind: "role.added", actor: store.by, subject: account.email, detail: roleName(role) } as const;
    if (isNew) await recordAudit(store, event);
    return isNew;
  });
}

/** Gives a role in the caller's transaction, and returns whether it is new. The caller records it. */
export async function giveRole({ db }: Pick<Operator, "db">, userId: number, role: Role): Promise<boolean> {
  if (role.kind !== "group") return setFlag(db, userId, role.kind, true);
  await db.insert(groups).values({ name: role.name }).onConflictDoNothing();
  const [group] = await db.select({ id: groups.id }).from(groups).where(eq(groups.name, role.name));
  if (group === undefined) return false;
  const membership = { userId, groupId: group.id };
  const added = await db.insert(userGroups).values(membership).onConflictDoNothing().returning();
  return added.length > 0;
}

/**
 * Removes a role from an account, effective with its next request.
 * @returns whether the account had the role; undefined if no account has the address.
 */
export async function removeRole(operator: Operator, email: string, role: Role): Promise<boolean | undefined> {
  return changeAccount(operator, email, async (store, account) => {
    const hadIt = await takeRole(store, account.id, role);
    const event = { kind: "role.removed", actor: store.by, subject: account.email, detail: roleName(role) } as const;
    if (hadIt) await recordAudit(store, event);
    return hadIt;
  });
}

/** The number of active superusers. */
export async function countSuperusers({ db }: Pick<Operator, "db">): Promise<number> {
  return db.$count(users, and(users.isSuperuser, users.isActive));
}

async function takeRole({ db }: Operator, userId: number, role: Role): Promise<boolean> {
  if (role.kind !== "group") return setFlag(db, userId, role.kind, false);
  const [group] = await db.select({ id: groups.id }).from(groups).where(eq(groups.name, role.name));
  if (group === undefined) return false;
  const membership = and(eq(userGroups.userId, userId), eq(userGroups.groupId, group.id));
  return (await db.delete(userGroups).where(membership).returning()).length > 0;
}

/** Returns whether the flag changed. */
async function setFlag(db: Database, userId: number, kind: keyof typeof flags, isSet: boolean): Promise<boolean> {
  const values = kind === "superuser" ? { isSuperuser: isSet } : { hasSupportPlus: isSet };
  const isOther = and(eq(users.id, userId), eq(flags[kind], !isSet));
  return (await db.update(users).set(values).where(isOther).returning({ id: users.id })).length > 0;
}
