import { daysUntil, expiryOf } from "@gatehouse/contract/licenses";
import { Identifier } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useNow } from "../../../data/use-now";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import type { RenewableLicense } from "./use-add-renewals";

/** One line about a license: its serial number, type and expiration date. */
export function RenewableLine({ license }: { readonly license: RenewableLicense }): ReactNode {
  const texts = useMessages(cartMessages);
  const { serial_number: serial, type, expiration_date: end } = license;
  const date = useFormat().date(end);
  const isExpired = expiryOf(daysUntil(end, useNow())) === "expired";
  return (
    <>
      <Identifier isPlain>{serial}</Identifier>{" "}
      <span className="gh-small gh-muted gh-nowrap">
        {(isExpired ? texts.renewExpired : texts.renewExpires)(texts.types[type], date)}
      </span>
    </>
  );
}
