import type { LicenseDongle } from "@gatehouse/contract/licenses";
import {
  Badge,
  type BadgeProps,
  CartIcon,
  ClockIcon,
  DematerializedIcon,
  DongleIcon,
  type IconComponent,
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
  readonly license_reallocated?: boolean | null | undefined;
  readonly license_reallocated_dongle: LicenseDongle | null;
}

/** Whether a license has none of the special states. */
export function isUnmarked(marks: LicenseMarks): boolean {
  return !(
    marks.is_trial ||
    marks.renew_in_cart ||
    marks.renew_pending ||
    marks.license_dematerialized ||
    marks.license_reallocated_dongle
  );
}

interface Mark extends Pick<BadgeProps, "tone" | "hint"> {
  readonly icon: IconComponent;
  readonly text: string;
  /** The part of the text that must not break. */
  readonly serial?: string;
}

function marksOf(marks: LicenseMarks, texts: LicensesTexts): readonly Mark[] {
  const dongle = marks.license_reallocated_dongle;
  const isOwnDongle = marks.license_reallocated === false;
  const all: readonly (Mark | false | null | undefined)[] = [
    marks.is_trial && { icon: TrialIcon, text: texts.badgeTrial },
    marks.renew_in_cart && {
      tone: "accent",
      icon: CartIcon,
      text: texts.badgeRenewInCart,
      hint: texts.badgeRenewInCartHint,
    },
    marks.renew_pending && {
      tone: "info",
      icon: ClockIcon,
      text: texts.badgeRenewPending,
      hint: texts.badgeRenewPendingHint,
    },
    marks.license_dematerialized && {
      tone: "info",
      icon: DematerializedIcon,
      text: texts.badgeDematerialized,
      hint: texts.badgeDematerializedHint,
    },
    dongle && {
      icon: isOwnDongle ? DongleIcon : RelocatedIcon,
      text: (isOwnDongle ? texts.badgeUsbDongle : texts.badgeOnDongle)(dongle.serial_number),
      serial: dongle.serial_number,
    },
    dongle?.new_data_available && {
      tone: "warning",
      icon: ClockIcon,
      text: texts.badgePendingActivation,
      hint: texts.badgePendingActivationHint,
    },
  ];
  return all.filter(Boolean) as readonly Mark[];
}

/** The texts of the badges, for an exported file. */
export function marksText(marks: LicenseMarks, texts: LicensesTexts): string {
  return marksOf(marks, texts)
    .map((mark) => mark.text)
    .join("; ");
}

/** The badges' meanings in sentences, for places with enough room. */
export function markHints(marks: LicenseMarks, texts: LicensesTexts): readonly string[] {
  return marksOf(marks, texts).flatMap(({ hint }) => hint ?? []);
}

/**
 * The reason why a license can't be renewed: its renewal is already on order or in the cart. Undefined if neither is
 * the case.
 */
export function whyNotRenewed(
  { renew_pending, renew_in_cart }: Pick<LicenseMarks, "renew_pending" | "renew_in_cart">,
  texts: LicensesTexts,
): string | undefined {
  return renew_pending ? texts.badgeRenewPendingHint : renew_in_cart ? texts.badgeRenewInCartHint : undefined;
}

/** A license's badges: trial, renewal in cart or pending, dematerialized, on a dongle. */
export function LicenseBadges({ marks }: { readonly marks: LicenseMarks }): ReactNode {
  const texts = useMessages(licensesMessages);
  const badges = marksOf(marks, texts).map(({ icon: Icon, text, serial, ...look }) => (
    <Badge key={text} icon={<Icon />} {...look}>
      {serial ? withoutBreak(text, serial) : text}
    </Badge>
  ));
  // One badge alone needs no frame, and a table may have hundreds.
  return badges.length > 1 ? <div className="gh-badges">{badges}</div> : badges;
}

function withoutBreak(text: string, part: string): ReactNode {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <span className="gh-nowrap">{part}</span>
      {after}
    </>
  );
}
