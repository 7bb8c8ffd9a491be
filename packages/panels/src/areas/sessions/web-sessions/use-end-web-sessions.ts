import { type EndpointResponse, isPortalError, PortalError } from "@gatehouse/contract";
import { endsCurrent, sessions, type WebSession } from "@gatehouse/contract/sessions";
import { useRef } from "react";
import { useLeaveAfterSignOut } from "../../../access/session/use-leave-after-sign-out";
import { type Steps, useAction } from "../../../data/use-action";
import { usePortal } from "../../../portal/portal-context";
import { findWebEnded } from "../sessions.look-ups";

export interface EndWebSessionsOptions {
  readonly success: string;
  readonly failure: string;
  /** Called after success and failure. `isDone` is true if the sessions have ended. */
  readonly onSettled: (isDone: boolean) => void;
}

export interface EndWebSessions {
  /** Ends the given sessions, all or none. An empty list sends no request. */
  readonly run: (ended: readonly WebSession[]) => void;
  readonly isPending: boolean;
}

/** Signs browsers out. If this browser is among them, it leaves the portal as after a normal sign-out. */
export function useEndWebSessions({ success, failure, onSettled }: EndWebSessionsOptions): EndWebSessions {
  const { client, session, notify } = usePortal();
  const leave = useLeaveAfterSignOut();
  const asked = useRef<readonly WebSession[]>([]);
  const end: Steps<readonly number[], EndpointResponse<typeof sessions.endWeb>> = async (send, ids) => {
    const endAll = async (some: readonly number[]) => {
      const response = await send(sessions.endWeb, { body: { sessions: [...some] } }, { findDone: findWebEnded });
      if (response.status !== 401 || endsCurrent(asked.current)) return response;
      // This browser's own session had already ended, so the server did nothing.
      session.onRefusal({ isWrite: true });
      throw new PortalError("unauthenticated", response);
    };
    try {
      return await endAll(ids);
    } catch (refusal) {
      if (!isPortalError(refusal, "invalid")) throw refusal;
      // The server refuses the whole request if one of the sessions has already ended.
      const { data } = await client.call(sessions.listWeb);
      const left = ids.filter((id) => data.some((listed) => listed.id === id));
      if (left.length === ids.length) throw refusal;
      return left.length === 0 ? { status: 200 } : endAll(left);
    }
  };
  const { run, isPending } = useAction(end, {
    failure,
    onFailure: () => onSettled(false),
    onSuccess: ({ status }) => {
      if (status === 401) return leave();
      notify({ tone: "success", text: success });
      onSettled(true);
    },
  });
  return {
    isPending,
    run: (ended) => {
      if (ended.length === 0) return;
      asked.current = ended;
      run(ended.map(({ id }) => id));
    },
  };
}
