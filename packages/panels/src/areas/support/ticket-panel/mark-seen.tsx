import { support } from "@gatehouse/contract/support";
import { useEffect, useRef, useState } from "react";
import { isMissingCall } from "../../../data/is-missing-call";
import { useAction } from "../../../data/use-action";
import { findSeen } from "../support.look-ups";

export interface MarkSeenProps {
  readonly ticketId: string;
  /** The last reply that is new. */
  readonly commentId: number;
  /** Whether the reader looks at it. */
  readonly isVisible: boolean;
  /** The server keeps no such marks. */
  readonly onMissing: () => void;
}

/** Has the server note that the replies were seen, once they are. Shows nothing: it matters to nobody whether that worked. */
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
    // One that failed is sent again when the reader comes back, even if they were faster than the failure.
    const attempt = `${visits} ${commentId}`;
    if (tried.current === attempt) return;
    tried.current = attempt;
    run({ ticketId, body: { comment_id: commentId } });
  }, [isVisible, visits, isPending, commentId, ticketId, run]);
  return null;
}

/** How often the reader has come back to the tab. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const count = () => document.visibilityState === "visible" && setVisits((before) => before + 1);
    document.addEventListener("visibilitychange", count);
    return () => document.removeEventListener("visibilitychange", count);
  }, []);
  return visits;
}
