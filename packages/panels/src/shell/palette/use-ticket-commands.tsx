import { listTickets, ticketNumber, ticketSubject } from "@gatehouse/contract/support";
import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { SupportIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useViewer } from "../../access/session/use-viewer";
import { supportMessages } from "../../areas/support/support.messages";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";
import { useMessages } from "../../portal/messages";

/** The user's tickets, by subject and number. Empty while they load, and for users without support-plus. */
export function useTicketCommands(): readonly Command[] {
  const goTo = useGoTo();
  const texts = useMessages(supportMessages);
  const user = useViewer().data;
  const isEnabled = user !== undefined && hasSupportPlus(user);
  const list = useEndpoint(listTickets, {}, { isEnabled }).data;
  return useMemo(
    () =>
      (list?.results ?? []).map((ticket) => {
        const number = ticketNumber(ticket);
        return {
          id: `ticket-${ticket.id}`,
          label: ticketSubject(ticket) || texts.noSubject,
          // `#` before a number is ignored in what the user types.
          keywords: number.replace(/^#/, ""),
          hint: number,
          icon: <SupportIcon />,
          onAction: () => goTo(screenTarget("ticket", { ticketId: String(ticket.id) })),
        };
      }),
    [list, goTo, texts],
  );
}
