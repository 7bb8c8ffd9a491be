import { isPortalError } from "@gatehouse/contract";
import { type Build, type BuildKind, builds, buildState, callsOf, isBuildRunning } from "@gatehouse/contract/builds";
import { useEffect, useState } from "react";
import { type Send, useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findSimulationStopped, findStopped } from "../builds.look-ups";
import { buildsMessages, type BuildsTexts } from "../builds.messages";
import type { BuildName } from "./use-build";

const sendStop = (send: Send, kind: BuildKind, name: BuildName): Promise<void> =>
  kind === "build"
    ? send(builds.stop, name, { findDone: findStopped })
    : send(builds.stopSimulation, name, { findDone: findSimulationStopped });

export interface StopBuild {
  readonly stop: () => void;
  /** Stop was requested, but the build has not ended yet: a worker takes some seconds. */
  readonly isStopping: boolean;
}

/** Stops a build that runs, and says how it ended: it may have been faster. */
export function useStopBuild(kind: BuildKind, name: BuildName, build: Build, title: string): StopBuild {
  const texts = useMessages(buildsMessages);
  const { client, emit, notify } = usePortal();
  const [isAsked, setAsked] = useState(false);
  const action = useAction(
    async (send: Send, input: BuildName) => {
      try {
        await sendStop(send, kind, input);
      } catch (error) {
        // Another tab may have stopped it, or it ended by itself meanwhile: there is nothing left to stop.
        if (!isPortalError(error, "invalid", "conflict")) throw error;
        if (isBuildRunning(await client.call(callsOf(kind).get, input))) throw error;
      }
    },
    {
      failure: texts.stopFailed[kind],
      onSuccess: (_, input) => {
        setAsked(true);
        emit({ type: "build.stopped", kind, ...input });
      },
    },
  );
  const isRunning = isBuildRunning(build);
  useEffect(() => {
    if (!isAsked || isRunning) return;
    setAsked(false);
    notify({ tone: "info", text: endText(build, title, texts) });
  }, [isAsked, isRunning, build, title, texts, notify]);
  const { projectGuid, commitSha, buildNumber } = name;
  return {
    stop: () => action.run({ projectGuid, commitSha, buildNumber }),
    isStopping: action.isPending || (isAsked && isRunning),
  };
}

function endText(build: Build, title: string, texts: BuildsTexts): string {
  if (buildState(build) === "success") return texts.succeededFirst(title);
  return build.result?.toUpperCase() === "ABORTED" ? texts.stopped(title) : texts.failedFirst(title);
}
