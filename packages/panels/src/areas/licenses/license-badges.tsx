import type { LicenseDongle } from "@gatehouse/contract/licenses";
import {
  Badge,
  CartIcon,
  ClockIcon,
  DematerializedIcon,
  DongleIcon,
  RelocatedIcon,
  TrialIcon,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { licensesMessages, type LicensesTexts } from "./licenses.messages";

/** The special states of a license, for the list and the detail page. */
export interface LicenseMarks {
  readonly is_trial: boolean;
  readonly renew_in_cart: boolean;
  readonly renew_pending: boolean;
  readonly license_dematerialized: boolean;
  readonly license_reallocated?: boolean;
  readonly license_reallocated_dongle: LicenseDongle | null;
}

/** True where a license is out of the ordinary in no way. */
export function isUnmarked(marks: LicenseMarks): boolean {
  return badgeCount(marks) === 0;
}

/** The texts of the badges, for a file. */
export function marksText(marks: LicenseMarks, texts: LicensesTexts): string {
  const dongle = marks.license_reallocated_dongle;
  return [
    marks.is_trial && texts.badgeTrial,
    marks.renew_in_cart && texts.badgeRenewInCart,
    marks.renew_pending && texts.badgeRenewPending,
    marks.license_dematerialized && texts.badgeDematerialized,
    dongle !== null && dongleText(marks, texts)(dongle.serial_number),
    dongle?.new_data_available === true && texts.badgePendingActivation,
  ]
    .filter(Boolean)
    .join("; ");
}

/** The meaning of the badges in sentences, where there is room. */
export function markHints(marks: LicenseMarks, texts: LicensesTexts): readonly string[] {
  return [
    ...(marks.renew_in_cart ? [texts.badgeRenewInCartHint] : []),
    ...(marks.renew_pending ? [texts.badgeRenewPendingHint] : []),
    ...(marks.license_dematerialized ? [texts.badgeDematerializedHint] : []),
    ...(marks.license_reallocated_dongle?.new_data_available === true ? [texts.badgePendingActivationHint] : []),
  ];
}

/** The reason why a due license can't be renewed: a renewal is already pending. */
export function whyNotRenewed(
  { renew_pending, renew_in_cart }: Pick<LicenseMarks, "renew_pending" | "renew_in_cart">,
  texts: LicensesTexts,
): string | undefined {
  return renew_pending ? texts.badgeRenewPendingHint : renew_in_cart ? texts.badgeRenewInCartHint : undefined;
}

/** A license's badges: trial, renewal in cart or pending, dematerialized, on a dongle. */
export function LicenseBadges({ marks }: { readonly marks: LicenseMarks }): ReactNode {
  const texts = useMessages(licensesMessages);
  const dongle = marks.license_reallocated_dongle;
  const badges = (
    <>
      {marks.is_trial && <Badge icon={<TrialIcon />}>{texts.badgeTrial}</Badge>}
      {marks.renew_in_cart && (
        <Badge tone="accent" icon={<CartIcon />} hint={texts.badgeRenewInCartHint}>
          {texts.badgeRenewInCart}
        </Badge>
      )}
      {marks.renew_pending && (
        <Badge tone="info" icon={<ClockIcon />} hint={texts.badgeRenewPendingHint}>
          {texts.badgeRenewPending}
        </Badge>
      )}
      {marks.license_dematerialized && (
        <Badge tone="info" icon={<DematerializedIcon />} hint={texts.badgeDematerializedHint}>
          {texts.badgeDematerialized}
        </Badge>
      )}
      {dongle !== null && (
        <Badge icon={isOwnDongle(marks) ? <DongleIcon /> : <RelocatedIcon />}>
          {dongleText(marks, texts)(dongle.serial_number)}
        </Badge>
      )}
      {dongle?.new_data_available === true && (
        <Badge tone="warning" icon={<ClockIcon />} hint={texts.badgePendingActivationHint}>
          {texts.badgePendingActivation}
        </Badge>
      )}
    </>
  );
  // One badge alone needs no frame, and a table may have hundreds.
  return badgeCount(marks) > 1 ? <div className="gh-badges">{badges}</div> : badges;
}

function badgeCount(marks: LicenseMarks): number {
  const { is_trial, renew_in_cart, renew_pending, license_dematerialized, license_reallocated_dongle: dongle } = marks;
  const shown = [is_trial, renew_in_cart, renew_pending, license_dematerialized, dongle, dongle?.new_data_available];
  return shown.filter(Boolean).length;
}

function isOwnDongle(marks: LicenseMarks): boolean {
  return marks.license_reallocated === false;
}

function dongleText(marks: LicenseMarks, texts: LicensesTexts): LicensesTexts["badgeOnDongle"] {
  return isOwnDongle(marks) ? texts.badgeUsbDongle : texts.badgeOnDongle;
}
