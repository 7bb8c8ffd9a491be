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

export interface StopBuildProps {
  readonly kind: BuildKind;
  readonly name: BuildName;
  readonly build: Build;
  readonly title: string;
  /** It has ended, or it could not be stopped. */
  readonly onClose: () => void;
}

/** Stops a build that runs, and says how it ended: it may have been faster. A worker takes some seconds. */
export function StopBuild({ kind, name, build, title, onClose }: StopBuildProps): null {
  const texts = useMessages(buildsMessages);
  const { client, emit, notify } = usePortal();
  const [isAsked, setAsked] = useState(false);
  const { run } = useAction(
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
      onFailure: onClose,
    },
  );
  const { projectGuid, commitSha, buildNumber } = name;
  useEffect(() => run({ projectGuid, commitSha, buildNumber }), [run, projectGuid, commitSha, buildNumber]);
  const isRunning = isBuildRunning(build);
  useEffect(() => {
    if (!isAsked || isRunning) return;
    setAsked(false);
    notify({ tone: "info", text: endText(build, title, texts) });
    onClose();
  }, [isAsked, isRunning, build, title, texts, notify, onClose]);
  return null;
}

function endText(build: Build, title: string, texts: BuildsTexts): string {
  if (buildState(build) === "success") return texts.succeededFirst(title);
  return build.result?.toUpperCase() === "ABORTED" ? texts.stopped(title) : texts.failedFirst(title);
}
