import { support } from "@gatehouse/contract/support";
import { useEffect, useRef, useState } from "react";
import { isMissingCall } from "../../../data/is-missing-call";
import { useAction } from "../../../data/use-action";
import { findSeen } from "../support.look-ups";

export interface MarkSeenProps {
  readonly ticketId: string;
  /** The id of the last new reply. */
  readonly commentId: number;
  /** Whether the panel is on screen in a visible tab. */
  readonly isVisible: boolean;
  /** Called if the server doesn't keep such marks. */
  readonly onMissing: () => void;
}

/** Tells the server that the viewer has seen the replies. Renders nothing, and shows no message if it fails. */
export function MarkSeen({ ticketId, commentId, isVisible, onMissing }: MarkSeenProps): null {
  const visits = useVisits();
  const tried = useRef<string>(undefined);
  const { run, isPending } = useAction(support.markSeen, {
    findDone: findSeen,
    onFailure: (error) => isMissingCall(error) && onMissing(),
  });
  useEffect(() => {
    if (!isVisible) tried.current = undefined;
    if (!isVisible || isPending) return;
    // Retry a failed attempt when the reader returns to the tab, even if they return before it fails.
    const attempt = `${visits} ${commentId}`;
    if (tried.current === attempt) return;
    tried.current = attempt;
    run({ ticketId, body: { comment_id: commentId } });
  }, [isVisible, visits, isPending, commentId, ticketId, run]);
  return null;
}

/** The number of times that the reader has returned to the tab. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = () => document.visibilityState === "visible" && setVisits((before) => before + 1);
    document.addEventListener("visibilitychange", count);
    return () => document.removeEventListener("visibilitychange", count);
  }, []);
  return visits;
}
