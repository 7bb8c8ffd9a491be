import { isPortalError } from "@gatehouse/contract";
import {
  type Build,
  type BuildKind,
  builds,
  buildState,
  callsOf,
  isBuildRunning,
  isBuildStopped,
} from "@gatehouse/contract/builds";
import { useContext, useEffect, useState } from "react";
import { PauseContext } from "../../../data/pause";
import { isUnconfirmed } from "../../../data/unconfirmed";
import { type Send, useAction } from "../../../data/use-action";
import { writeMessages } from "../../../data/write.messages";
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
  /** Called if the outcome of the stop is unknown. If the build ends soon after, a toast still announces it. */
  readonly onDoubt: () => void;
  /** Called when the build has ended, could not be stopped, or is no longer waited for. */
  readonly onClose: () => void;
}

/** A worker finishes stopping within this time. */
const longestStopMs = 30_000;

/**
 * Stops a running build and announces how it ended. The build may end by itself first, and a worker takes seconds to
 * stop.
 */
export function StopBuild({ kind, name, build, title, onDoubt, onClose }: StopBuildProps): null {
  const texts = useMessages(buildsMessages);
  const { unconfirmed } = useMessages(writeMessages);
  const { client, emit, notify } = usePortal();
  const pause = useContext(PauseContext);
  const [wait, setWait] = useState<"none" | "asked" | "unconfirmed" | "over">("none");
  const { projectGuid, commitSha, buildNumber } = name;
  const { run } = useAction(
    async (send: Send, input: BuildName): Promise<"asked" | "unconfirmed"> => {
      try {
        await sendStop(send, kind, input);
        return "asked";
      } catch (error) {
        if (!isUnconfirmed(error) && !isPortalError(error, "invalid", "conflict")) throw error;
        const isRunning = await client.call(callsOf(kind).get, input).then(isBuildRunning, () => undefined);
        // Another tab may have stopped the build, or it ended by itself. There is nothing left to stop.
        if (isRunning === false) return "asked";
        // The worker may still be stopping. If so, a later poll of the build shows it.
        if (isRunning === true && isUnconfirmed(error)) return "unconfirmed";
        throw error;
      }
    },
    {
      failure: texts.stopFailed[kind],
      onSuccess: (asked, input) => {
        setWait(asked);
        if (asked === "asked") emit({ type: "build.stopped", kind, ...input });
        else {
          notify({ tone: "danger", text: texts.stopFailed[kind], hint: unconfirmed });
          onDoubt();
          void pause(longestStopMs).then(() => setWait("over"));
        }
      },
      onFailure: onClose,
    },
  );
  useEffect(() => run({ projectGuid, commitSha, buildNumber }), [run, projectGuid, commitSha, buildNumber]);
  const isRunning = isBuildRunning(build);
  useEffect(() => {
    if (wait === "none" || (isRunning && wait !== "over")) return;
    setWait("none");
    if (!isRunning) notify({ tone: "info", text: endText(build, title, texts) });
    if (wait !== "asked" && !isRunning && isBuildStopped(build))
      emit({ type: "build.stopped", kind, projectGuid, commitSha, buildNumber });
    onClose();
  }, [wait, isRunning, build, title, kind, projectGuid, commitSha, buildNumber, texts, notify, emit, onClose]);
  return null;
}

function endText(build: Build, title: string, texts: BuildsTexts): string {
  if (buildState(build) === "success") return texts.succeededFirst(title);
  return isBuildStopped(build) ? texts.stopped(title) : texts.failedFirst(title);
}
