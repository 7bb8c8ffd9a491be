import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { ticketNumber } from "@gatehouse/contract/support";
import { Button, CartIcon, ClockIcon, ExternalIcon, InfoIcon, TeamIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { activationHref } from "../activation-href";
import { licenseTypeText } from "../license-type-text";
import { licensesMessages } from "../licenses.messages";
import type { AttentionItem } from "./attention-items";
import { AttentionLine } from "./attention-line";
import { needsAttentionMessages } from "./needs-attention.messages";
import { RenewalLine } from "./renewal-line";

export interface AttentionRowProps {
  readonly item: AttentionItem;
  readonly nowMs: number;
  /** Whether the action is the suggested next step. True for the first row only. */
  readonly isPrimary: boolean;
}

/** One row of the panel, by its kind. */
export function AttentionRow({ item, nowMs, isPrimary }: AttentionRowProps): ReactNode {
  const own = useMessages(needsAttentionMessages);
  const texts = useMessages(licensesMessages);
  const product = usePortal().client.product.name;
  const links = useScreenLinks();
  const variant = isPrimary ? "primary" : "secondary";
  switch (item.kind) {
    case "expired":
    case "expiring":
      return <RenewalLine item={item} nowMs={nowMs} isPrimary={isPrimary} />;
    case "in-cart":
      return (
        <AttentionLine
          icon={<CartIcon />}
          text={own.renewalsInCart(item.count)}
          note={own.notOrdered}
          action={
            <Button size="sm" variant={variant} {...links("shoppingCart")}>
              {own.viewCart}
            </Button>
          }
        />
      );
    case "on-dongle":
      return (
        <AttentionLine
          icon={<ClockIcon tone="warning" />}
          row={item.row}
          text={own.waitsOnDongle(item.dongle)}
          note={own.connectDongle(product)}
          action={<HowToActivate row={item.row} variant={variant} />}
        />
      );
    case "inactive":
      return (
        <AttentionLine
          icon={<InfoIcon tone="info" />}
          row={item.row}
          text={own.notActivated(licenseTypeText(item.row, texts), item.row.count)}
          note={own.activateInManager(product)}
          action={<HowToActivate row={item.row} variant={variant} />}
        />
      );
    case "seat":
      return (
        <AttentionLine
          icon={<TeamIcon tone="info" />}
          text={own.askedForSeat(item.email)}
          note={own.seatTicket(ticketNumber(item.ticket))}
          action={
            <Button
              size="sm"
              variant={variant}
              aria-label={own.viewRequestFor(item.email)}
              {...links("ticket", { ticketId: String(item.ticket.id) })}
            >
              {own.viewRequest}
            </Button>
          }
        />
      );
  }
}

/** Links to the server's page for activating a license. */
function HowToActivate({
  row: { license_guids: guids, serial_numbers: serials },
  variant,
}: {
  readonly row: LicenseGroupRow;
  readonly variant: "primary" | "secondary";
}): ReactNode {
  const own = useMessages(needsAttentionMessages);
  const { client } = usePortal();
  const [guid = ""] = guids;
  const [serial = guid] = serials;
  return (
    <Button
      size="sm"
      variant={variant}
      trailingIcon={<ExternalIcon />}
      aria-label={own.howToActivateOf(serial)}
      href={activationHref(client.origin, { guid, assigned_from_group: false })}
    >
      {own.howToActivate}
    </Button>
  );
}
