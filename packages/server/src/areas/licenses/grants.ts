import { PortalError } from "@gatehouse/contract";
import { couponCodeFormat, trialDays } from "@gatehouse/contract/licenses";
import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { eq } from "drizzle-orm";
import { randomText } from "../../auth/secrets";
import { addMs, dayMs } from "../../clock";
import type { Database } from "../../db/database";
import { removeHidden } from "../../field-errors";
import { InternalError } from "../../internal-error";
import type { Context } from "../../viewer";
import { users } from "../viewer";
import { lockAccount } from "./lock-account";
import { newSerialNumber } from "./serial-number";
import { coupons, licenseEvents, licenses, verifiedDomains } from "./tables";

const noVerifiedDomain = "A trial license is not available for your e-mail domain. Please contact us to have it verified.";
const hadLicense = "A trial license is only available to accounts that never had a license.";

/** Why the viewer may have no trial, or undefined: the domain is verified and the account never had a license (decisions). */
async function trialRefusal(db: Database, viewer: Context["viewer"]): Promise<string | undefined> {
  const [user] = await db.select({ firstLicenseAt: users.firstLicenseAt }).from(users).where(eq(users.id, viewer.id));
  if (user?.firstLicenseAt !== null) return hadLicense;
  return (await isDomainVerified(db, viewer.email)) ? undefined : noVerifiedDomain;
}

/** Whether accounts of an e-mail's domain may have a trial and teams. */
export async function isDomainVerified(db: Database, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const [verified] = await db.select().from(verifiedDomains).where(eq(verifiedDomains.domain, domain));
  return verified !== undefined;
}

export async function isTrialGrantable({ db, viewer }: Context): Promise<boolean> {
  return (await trialRefusal(db, viewer)) === undefined;
}

/** Grants the account its one trial. */
export async function requestTrial({ db, viewer, clock }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    const refusal = await trialRefusal(tx, viewer);
    if (refusal !== undefined) throw new PortalError("invalid", { detail: refusal });
    await grant({ db: tx, viewer, clock }, { type: "pro", isTrial: true, durationDays: trialDays });
  });
}

/** Turns a coupon into a license of the viewer's; a coupon works once and until it expires. */
export async function redeemCoupon({ db, viewer, clock }: Context, couponCode: string): Promise<void> {
  const code = couponCode.trim().toUpperCase();
  if (code === "") throw new PortalError("invalid", { fields: { coupon_code: ["This field may not be blank."] } });
  if (hasHiddenCharacters(couponCode)) throw new PortalError("invalid", { fields: { coupon_code: [removeHidden("coupon code")] } });
  if (!couponCodeFormat.test(code)) throw new PortalError("invalid", { detail: "This coupon code is not valid." });
  await db.transaction(async (tx) => {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
    if (coupon === undefined) throw new PortalError("invalid", { detail: "This coupon code is not valid." });
    if (coupon.redeemedAt !== null) throw new PortalError("invalid", { detail: "This coupon has already been used." });
    if (coupon.expiresAt !== null && coupon.expiresAt < clock.now()) throw new PortalError("invalid", { detail: "This coupon has expired." });
    await tx.update(coupons).set({ redeemedAt: clock.now(), redeemedById: viewer.id }).where(eq(coupons.code, code));
    await lockAccount(tx, viewer.id);
    await grant({ db: tx, viewer, clock }, coupon);
  });
}

/** A new coupon's code. */
export function newCouponCode(): string {
  const block = (length: number) => randomText(length, "ABCDEFGHJKLMNPQRSTUVWXYZ23456789");
  return ["RDR", block(5), block(5), block(5), block(5), block(6)].join("-");
}

interface Grant {
  readonly type: "smart" | "pro";
  readonly isTrial: boolean;
  readonly durationDays: number;
}

async function grant({ db, viewer, clock }: Context, { type, isTrial, durationDays }: Grant): Promise<void> {
  const now = clock.now();
  const remoteServices = type === "pro";
  const [license] = await db
    .insert(licenses)
    .values({
      serialNumber: newSerialNumber(), type, isTrial, remoteServices, ownerId: viewer.id, holderId: viewer.id,
      activatedAt: now, termStartedAt: now, expiresAt: addMs(now, durationDays * dayMs), createdAt: now,
    })
    .returning({ guid: licenses.guid });
  if (license === undefined) throw new InternalError("The license was not written");
  await db.insert(licenseEvents).values({
    licenseGuid: license.guid, type: "activation", createdAt: now, duration: durationDays, durationUnit: "days",
    onlineCompile: remoteServices, toUserEmail: viewer.email,
  });
  const [user] = await db.select({ firstLicenseAt: users.firstLicenseAt }).from(users).where(eq(users.id, viewer.id));
  if (user?.firstLicenseAt === null) await db.update(users).set({ firstLicenseAt: now }).where(eq(users.id, viewer.id));
}
