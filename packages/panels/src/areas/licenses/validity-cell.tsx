import { expiryOf } from "@gatehouse/contract/licenses";
import { ProgressCell } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { expiryTone, type Renewal } from "./expiry-tone";
import { licensesMessages } from "./licenses.messages";

export interface ValidityCellProps {
  /** Whole days left. Null before activation. */
  readonly days: number | null;
  /** The expiration date. */
  readonly end: string | null;
  /** The remaining share of the term, in percent. */
  readonly progress: number;
  readonly renewal: Renewal;
}

/** Shows how much of a license's term is left, with a bar, an icon and words. Hover and focus show the date. */
export function ValidityCell({ days, end, progress, renewal }: ValidityCellProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const format = useFormat();
  const expiry = expiryOf(days);
  const isInactive = days === null;
  const text = expiry === "inactive" || expiry === "expired" ? texts.validity[expiry] : texts.days(days ?? 0);
  const date = format.date(end);
  const hint = expiry === "expired" ? texts.expiredTooltip(date) : texts.expiresTooltip(days ?? 0, date);
  return (
    <ProgressCell
      label={texts.validityLeft}
      value={expiry === "expired" || isInactive ? 0 : progress}
      tone={expiryTone(days, renewal)}
      hint={isInactive ? undefined : hint}
    >
      {text}
    </ProgressCell>
  );
}
