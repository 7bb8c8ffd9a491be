import { listTickets, support } from "@gatehouse/contract/support";
import { VisuallyHidden } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useMessages } from "../../../portal/messages";
import { supportMessages } from "../support.messages";
import { ticketPollMs } from "../support.polling";
import { hasNewReplies, useSeenTickets } from "./seen-tickets";

const newest = { query: { page: 1, page_size: 15, order_by: "-updated_at" } } as const;

/** The number of unseen replies, on the menu entry. Renders nothing for none or while loading. */
export function NewRepliesBadge(): ReactNode {
  const texts = useMessages(supportMessages);
  const counted = useOptionalEndpoint(support.countNewReplies, {}, { pollMs: ticketPollMs });
  const isCounted = !counted.isMissing;
  const seen = useSeenTickets();
  const tickets = useEndpoint(listTickets, newest, { pollMs: ticketPollMs, isEnabled: !isCounted });
  const changed = tickets.data?.results.filter((ticket) => hasNewReplies(ticket, seen)).length ?? 0;
  const count = isCounted ? (counted.data?.count ?? 0) : changed;
  if (count <= 0) return null;
  return (
    <Frame className="gh-nav-count">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{texts.newReplies(count)}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span`
  margin-inline-start: auto;
  padding: 0 0.4em;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-accent);
  color: var(--gh-on-accent);
  font-size: var(--gh-type-xs);
  font-weight: var(--gh-weight-strong);
  [data-rail] .gh-nav-item > &&& {
    top: 0.2em;
    inset-inline-end: 0.2em;
    width: 0.7em;
    height: 0.7em;
    padding: 0;
    clip-path: none;
    color: transparent;
  }
`;
