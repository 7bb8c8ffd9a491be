import type { Ticket, TicketComment } from "@gatehouse/contract/support";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePanelVisible } from "../../../portal/panel-visibility";
import { commentKey } from "../support-keys";
import { isLater, useMarkTicketSeen, useSeenTickets } from "../support-parts";
import type { MarkSeenProps } from "./mark-seen";

export interface NewComments {
  readonly fresh: ReadonlySet<string>;
  /** The props for `MarkSeen`. Undefined if nothing is new or the server doesn't keep such marks. */
  readonly toMark: MarkSeenProps | undefined;
}

/**
 * The replies that the viewer hadn't seen when they appeared. They stay marked while the page is open, but count as
 * seen once they are on screen: for the account if the server tracks that, or else for this browser.
 */
export function useNewComments(
  ticketId: string,
  ticket: Ticket | undefined,
  comments: readonly TicketComment[] | undefined,
): NewComments {
  const isVisible = useIsLookedAt();
  const markTicket = useMarkTicketSeen();
  const seenBefore = useSeenBefore(ticketId);
  const [hasMarks, setHasMarks] = useState(true);
  const onMissing = useCallback(() => setHasMarks(false), []);
  const marked = useRef<ReadonlySet<string>>(new Set());
  const isOursToKnow = comments?.every(({ is_new: isNew }) => isNew == null) ?? false;
  const fresh = useMemo(() => {
    const isNew = (comment: TicketComment) =>
      isOursToKnow
        ? !comment.created_by_customer && seenBefore !== undefined && isLater(comment.created_at, seenBefore)
        : comment.is_new === true;
    const found = (comments ?? []).filter(isNew).map(commentKey);
    return new Set([...marked.current, ...found]);
  }, [comments, isOursToKnow, seenBefore]);
  useEffect(() => {
    marked.current = fresh;
  }, [fresh]);

  const lastNewId = hasMarks && !isOursToKnow ? lastNew(comments ?? []) : undefined;
  const lastTime = latest([ticket?.updated_at, ...(comments ?? []).map(({ created_at: time }) => time)]);
  const isKnown = ticket !== undefined && comments !== undefined;
  useEffect(() => {
    if (isVisible && isKnown && lastTime !== undefined) markTicket(ticketId, lastTime);
  }, [isVisible, isKnown, lastTime, markTicket, ticketId]);
  return {
    fresh,
    toMark: lastNewId === undefined ? undefined : { ticketId, commentId: lastNewId, isVisible, onMissing },
  };
}

/** The latest change that this browser had shown when the panel opened. On a first visit, everything counts as seen. */
function useSeenBefore(ticketId: string): string | undefined {
  const seen = useSeenTickets()[ticketId];
  const [before, setBefore] = useState(seen);
  if (before === undefined && seen !== undefined) setBefore(seen);
  return before;
}

function useIsLookedAt(): boolean {
  const isOnScreen = usePanelVisible();
  const [isTabVisible, setTabVisible] = useState(true);
  useEffect(() => {
    const look = () => setTabVisible(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isOnScreen && isTabVisible;
}

function lastNew(comments: readonly TicketComment[]): number | undefined {
  const ids = comments.filter(({ is_new: isNew }) => isNew === true).map(({ id }) => id ?? 0);
  return ids.length === 0 ? undefined : Math.max(...ids);
}

function latest(times: readonly (string | null | undefined)[]): string | undefined {
  return times.reduce<string | undefined>(
    (last, time) => (time != null && (last === undefined || isLater(time, last)) ? time : last),
    undefined,
  );
}
