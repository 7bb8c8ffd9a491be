import { expiryOf, hasExpiryAlarm } from "@gatehouse/contract/licenses";
import { ProgressCell, type Tone } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { licensesMessages } from "./licenses.messages";

export interface ValidityCellProps {
  /** Whole days left; null before activation. */
  readonly days: number | null;
  /** The rest of the term in percent. */
  readonly progress: number;
  /** A renewal is on order: that the end is near is no alarm then. */
  readonly isRenewPending?: boolean;
}

/** Bar, icon and words: how much of a license's term is left. */
export function ValidityCell({ days, progress, isRenewPending = false }: ValidityCellProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const expiry = expiryOf(days);
  const tone =
    expiry === "expiring" && !hasExpiryAlarm({ renew_pending: isRenewPending }, days) ? "info" : tones[expiry];
  const isInactive = days === null;
  const text = expiry === "inactive" || expiry === "expired" ? texts.validity[expiry] : texts.days(days ?? 0);
  const hint = isInactive ? undefined : expiry === "expired" ? texts.expiredTooltip : texts.expiresTooltip(days);
  return (
    <ProgressCell
      label={texts.validityLeft}
      value={expiry === "expired" || isInactive ? 0 : progress}
      tone={tone}
      title={hint}
    >
      {text}
    </ProgressCell>
  );
}

const tones: Readonly<Record<ReturnType<typeof expiryOf>, Tone>> = {
  inactive: "neutral",
  expired: "danger",
  expiring: "warning",
  valid: "success",
};
