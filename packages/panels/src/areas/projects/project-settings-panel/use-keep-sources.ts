import { isPortalError } from "@gatehouse/contract";
import { type Project, projects } from "@gatehouse/contract/projects";
import { useContext, useEffect, useRef, useState } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { PollPaceContext } from "../../../data/poll-pace";
import { sendOnce } from "../../../data/send-once";
import { type Send, useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectSettingsMessages } from "../project-settings.messages";
import { findUpdated } from "../projects.look-ups";
import { type ChoiceShown, LastChoice } from "./last-choice";
import type { WriteQueue } from "./use-write-queue";

/** The delay between the last change of the setting and its request. */
const saveDelayMs = 500;

export interface KeepSourcesSetting {
  readonly isKept: boolean;
  /** `waiting`: the request failed offline and is resent once there is a connection. */
  readonly status: ChoiceShown<boolean>["status"] | "waiting";
  readonly choose: (isKept: boolean) => void;
  /** Resends the choice that couldn't be sent. */
  readonly retry: () => void;
}

const isOffline = (error: unknown) => isPortalError(error, "network") && !navigator.onLine;

interface Chosen {
  readonly isKept: boolean;
  /** Whether the user is leaving the page. */
  readonly isLeaving: boolean;
}

/** Saves whether new commits keep their sources. A waiting choice is sent at once when the panel or page closes. */
export function useKeepSources(project: Project, queue: WriteQueue): KeepSourcesSetting {
  const { client, emit, queryClient } = usePortal();
  const texts = useMessages(projectSettingsMessages);
  const pace = useContext(PollPaceContext);
  const [shown, setShown] = useState<ChoiceShown<boolean>>({ wanted: undefined, status: "idle" });
  const projectGuid = project.guid;
  const key = endpointKey(projects.get, { projectGuid });
  const known = () => queryClient.getQueryData<Project>(key) ?? project;
  const { runQueued } = useAction(
    async (send: Send, { isKept, isLeaving }: Chosen) => {
      // The request contains all settings. Send the saved values of the others, not the text in the form.
      const { guid, name, description } = isLeaving ? known() : await client.call(projects.get, { projectGuid });
      const body = { name, description: description ?? "", keep_sources_permission_granted: isKept };
      return send(projects.update, { projectGuid: guid, body }, { findDone: findUpdated });
    },
    {
      sendOnce,
      // Offline, the setting itself shows that it is waiting.
      failure: (error): string | undefined =>
        choice.hasNewer || isOffline(error) || isPortalError(error, "not-found") ? undefined : texts.settingsFailed,
      // A deleted project's page leads to the list.
      onFailure: (error) =>
        void (isPortalError(error, "not-found") && queryClient.invalidateQueries({ queryKey: key })),
      onSuccess: (updated) => {
        queryClient.setQueryData(key, updated);
        emit({ type: "project.updated", projectGuid });
      },
    },
  );
  const isLeaving = useRef(false);
  const latest = useRef({ known, runQueued });
  useEffect(() => {
    latest.current = { known, runQueued };
  });
  const [choice] = useState<LastChoice<boolean>>(
    () =>
      new LastChoice<boolean>(
        {
          send: (isKept) => queue(() => latest.current.runQueued({ isKept, isLeaving: isLeaving.current })),
          isRefusal: (error) => isPortalError(error, "invalid", "forbidden", "not-found", "conflict"),
          isSaved: (isKept) => latest.current.known().keep_sources_permission_granted === isKept,
          onChange: setShown,
        },
        saveDelayMs * pace,
      ),
  );
  useEffect(() => {
    const sendNow = () => {
      // The page may close before a read finishes, so send without one.
      isLeaving.current = true;
      void choice.flush().finally(() => (isLeaving.current = false));
    };
    const sendAgain = () => choice.retry();
    window.addEventListener("pagehide", sendNow);
    window.addEventListener("online", sendAgain);
    return () => {
      window.removeEventListener("online", sendAgain);
      window.removeEventListener("pagehide", sendNow);
      void choice.flush();
    };
  }, [choice]);
  const isUnsaved = shown.status === "unsaved" && shown.wanted !== project.keep_sources_permission_granted;
  const unsaved = () => (!isUnsaved ? "idle" : navigator.onLine ? "unsaved" : "waiting");
  const status = shown.status === "unsaved" ? unsaved() : shown.status;
  return {
    isKept: shown.wanted ?? project.keep_sources_permission_granted,
    status,
    choose: (isKept) => choice.choose(isKept),
    retry: () => choice.retry(),
  };
}
