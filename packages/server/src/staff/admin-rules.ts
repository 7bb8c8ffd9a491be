import { normalizeEmail } from "@gatehouse/contract/viewer";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { newCouponCode } from "../areas/licenses";
import { recordAudit } from "../auth/audit";
import type { Store } from "../db/context";
import { impersonatedWrites, impersonations } from "../db/tables/auth";
import { coupons } from "../db/tables/licenses";
import { teamMembers } from "../db/tables/teams";
import { type SettingName, settings, users, verifiedDomains } from "../db/tables/viewer";
import type { Operator } from "./account-rules";
import { giveRole, type Role, roleName } from "./role-rules";

// Actions of the back office. They check no viewer, because users of the command line may do everything.

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly isSuperuser: boolean;
  readonly groups: readonly string[];
}

/** Creates an account, and its groups if they don't exist. Returns false if the email already has an account. */
export async function createUser({ db, clock, by }: Store & Partial<Operator>, input: NewUser): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: normalizeEmail(input.email),
        passwordHash: input.passwordHash,
        isSuperuser: input.isSuperuser,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (user === undefined) return false;
    // Join the teams that this person was added to before signing up.
    await tx
      .update(teamMembers)
      .set({ userId: user.id })
      .where(and(eq(teamMembers.email, normalizeEmail(input.email)), isNull(teamMembers.userId)));
    const subject = normalizeEmail(input.email);
    await recordAudit({ db: tx, clock }, { kind: "account.created", actor: by, subject });
    const roles: Role[] = input.groups.map((name) => ({ kind: "group", name }));
    for (const role of roles) await giveRole({ db: tx }, user.id, role);
    if (input.isSuperuser) roles.unshift({ kind: "superuser" });
    for (const role of roles)
      await recordAudit({ db: tx, clock }, { kind: "role.added", actor: by, subject, detail: roleName(role) });
    return true;
  });
}

export interface NewCoupon {
  readonly type: "smart" | "pro";
  readonly isTrial: boolean;
  readonly durationDays: number;
  readonly expiresAt: Date | null;
}

/** Creates a coupon and returns its code. */
export async function createCoupon({ db, clock }: Store, input: NewCoupon): Promise<string> {
  const code = newCouponCode();
  await db.insert(coupons).values({ code, ...input, createdAt: clock.now() });
  return code;
}

/** All coupons, oldest first, with the email of the account that redeemed each. */
export async function listCoupons({ db }: Store) {
  return db
    .select({ coupon: coupons, redeemedBy: users.email })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.redeemedById))
    .orderBy(coupons.createdAt, coupons.code);
}

/** Verifies an email domain. Its accounts may have a trial and create teams. */
export async function verifyDomain({ db, clock }: Store, domain: string): Promise<void> {
  await db
    .insert(verifiedDomains)
    .values({ domain: domain.trim().toLowerCase(), createdAt: clock.now() })
    .onConflictDoNothing();
}

/** Sets one of the vendor's texts, as HTML. */
export async function setText(
  { db }: Store,
  name: Extract<SettingName, "agreement" | "privacy-policy">,
  value: string,
): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The latest impersonations, each with its writes. */
export async function listImpersonations({ db }: Store, limit = 200) {
  const found = await db
    .select()
    .from(impersonations)
    .orderBy(desc(impersonations.startedAt), desc(impersonations.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  const writes =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(impersonatedWrites)
          .where(inArray(impersonatedWrites.impersonationId, ids))
          .orderBy(impersonatedWrites.id);
  return found.map((impersonation) => ({
    impersonation,
    writes: writes.filter(({ impersonationId }) => impersonationId === impersonation.id),
  }));
}
