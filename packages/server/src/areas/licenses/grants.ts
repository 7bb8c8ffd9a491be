import { couponCodeFormat, trialDays } from "@gatehouse/contract/licenses";
import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { randomText } from "../../core/secrets";
import type { Context } from "../../db/context";
import type { Database } from "../../db/database";
import { coupons } from "../../db/tables/licenses";
import { users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { isDomainVerified, lockAccount } from "../viewer";
import { giveLicenses } from "./give-licenses";

/**
 * Why the viewer can't have a trial. Undefined if they can: the domain is verified, and the account never had a
 * license.
 */
async function trialRefusal(db: Database, viewer: Context["viewer"]): Promise<Say | undefined> {
  const [user] = await db.select({ firstLicenseAt: users.firstLicenseAt }).from(users).where(eq(users.id, viewer.id));
  if (user?.firstLicenseAt !== null) return (t) => t.licenses.hadLicense;
  return (await isDomainVerified(db, viewer.email)) ? undefined : (t) => t.licenses.domainNotVerified;
}

export async function isTrialGrantable({ db, viewer }: Context): Promise<boolean> {
  return (await trialRefusal(db, viewer)) === undefined;
}

/** Grants the account its one trial. */
export async function requestTrial({ db, viewer, clock }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    const refusal = await trialRefusal(tx, viewer);
    if (refusal !== undefined) throw new Refusal("invalid", { detail: refusal });
    await giveLicenses(
      { db: tx, clock },
      {
        ownerId: viewer.id,
        type: "pro",
        isTrial: true,
        term: { duration: trialDays, unit: "days" },
        remoteServices: true,
      },
    );
  });
}

/** Exchanges a coupon for a license of the viewer. A coupon works once, until it expires. */
export async function redeemCoupon({ db, viewer, clock }: Context, couponCode: string): Promise<void> {
  const code = couponCode.trim().toUpperCase();
  if (code === "") throw new Refusal("invalid", { fields: { coupon_code: [(t) => t.field.notBlank] } });
  if (hasHiddenCharacters(couponCode))
    throw new Refusal("invalid", { fields: { coupon_code: [(t) => t.field.hiddenInCoupon] } });
  if (!couponCodeFormat.test(code)) throw new Refusal("invalid", { detail: (t) => t.licenses.couponNotValid });
  await db.transaction(async (tx) => {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
    if (coupon === undefined) throw new Refusal("invalid", { detail: (t) => t.licenses.couponNotValid });
    if (coupon.redeemedAt !== null) throw new Refusal("invalid", { detail: (t) => t.licenses.couponUsed });
    if (coupon.expiresAt !== null && coupon.expiresAt < clock.now())
      throw new Refusal("invalid", { detail: (t) => t.licenses.couponExpired });
    await tx.update(coupons).set({ redeemedAt: clock.now(), redeemedById: viewer.id }).where(eq(coupons.code, code));
    await lockAccount(tx, viewer.id);
    const { type, isTrial, durationDays } = coupon;
    const term = { duration: durationDays, unit: "days" } as const;
    await giveLicenses({ db: tx, clock }, { ownerId: viewer.id, type, isTrial, term, remoteServices: type === "pro" });
  });
}

/** The code of a new coupon. */
export function newCouponCode(): string {
  const block = (length: number) => randomText(length, "ABCDEFGHJKLMNPQRSTUVWXYZ23456789");
  return ["RDR", block(5), block(5), block(5), block(5), block(6)].join("-");
}
