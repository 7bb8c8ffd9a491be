import { endsCurrent, sessions, type WebSession } from "@gatehouse/contract/sessions";
import { useRef } from "react";
import { useLeaveAfterSignOut } from "../../../access/session/use-leave-after-sign-out";
import { useAction } from "../../../data/use-action";
import { usePortal } from "../../../portal/portal-context";
import { findWebEnded } from "../sessions.look-ups";

export interface EndWebSessionsOptions {
  readonly success: string;
  readonly failure: string;
  /** Called when it is done, successful or not; `true` when the sessions have ended. */
  readonly onSettled: (isDone: boolean) => void;
}

export interface EndWebSessions {
  /** Ends all of them, or none. For none there is no call. */
  readonly run: (ended: readonly WebSession[]) => void;
  readonly isPending: boolean;
}

/** Signs browsers out. The asking one leaves as it does when it signs out. */
export function useEndWebSessions({ success, failure, onSettled }: EndWebSessionsOptions): EndWebSessions {
  const { notify } = usePortal();
  const leave = useLeaveAfterSignOut();
  const asked = useRef<readonly WebSession[]>([]);
  const onFailure = () => onSettled(false);
  const { run, isPending } = useAction(sessions.endWeb, {
    failure,
    findDone: findWebEnded,
    onFailure,
    onSuccess: ({ status }) => {
      if (status === 401 && endsCurrent(asked.current)) return leave();
      if (status === 401) {
        // The asking session had ended before, and so nothing was done.
        notify({ tone: "danger", text: failure });
        return onFailure();
      }
      notify({ tone: "success", text: success });
      onSettled(true);
    },
  });
  return {
    isPending,
    run: (ended) => {
      if (ended.length === 0) return;
      asked.current = ended;
      run({ body: { sessions: ended.map(({ id }) => id) } });
    },
  };
}
