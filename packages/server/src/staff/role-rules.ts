import { and, eq } from "drizzle-orm";
import { recordAudit } from "../auth/audit";
import { groups, userGroups, users } from "../db/tables/viewer";
import { changeAccount, type Operator } from "./account-rules";

/** A role of an account: superuser, or member of a group. The deployment configures each group's capabilities. */
export type Role = { readonly kind: "superuser" } | { readonly kind: "group"; readonly name: string };

export function roleName(role: Role): string {
  return role.kind === "superuser" ? "superuser" : `group ${role.name}`;
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
  if (role.kind === "superuser") {
    const isNone = and(eq(users.id, userId), eq(users.isSuperuser, false));
    return (await db.update(users).set({ isSuperuser: true }).where(isNone).returning({ id: users.id })).length > 0;
  }
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
  if (role.kind === "superuser") {
    const isOne = and(eq(users.id, userId), users.isSuperuser);
    return (await db.update(users).set({ isSuperuser: false }).where(isOne).returning({ id: users.id })).length > 0;
  }
  const [group] = await db.select({ id: groups.id }).from(groups).where(eq(groups.name, role.name));
  if (group === undefined) return false;
  const membership = and(eq(userGroups.userId, userId), eq(userGroups.groupId, group.id));
  return (await db.delete(userGroups).where(membership).returning()).length > 0;
}
