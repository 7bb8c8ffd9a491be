import { type Build, type BuildState, buildState } from "@gatehouse/contract/builds";
import { QueuedIcon, RunningIcon, Status, type Tone } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { buildListsMessages } from "./build-list/build-lists.messages";

export interface BuildStateLabelProps {
  readonly build: Pick<Build, "queued" | "building" | "result">;
}

/** The state of a build or a simulation, as an icon and a word. */
export function BuildStateLabel({ build }: BuildStateLabelProps): ReactNode {
  const texts = useMessages(buildListsMessages);
  const state = buildState(build);
  return (
    <Status tone={tones[state]} icon={icons[state]}>
      {texts.states[state]}
    </Status>
  );
}

const tones: Readonly<Record<BuildState, Tone>> = {
  queued: "neutral",
  building: "info",
  success: "success",
  failed: "danger",
};

const icons: Readonly<Record<BuildState, ReactNode>> = {
  queued: <QueuedIcon tone="muted" />,
  building: <RunningIcon tone="accent" spin />,
  success: undefined,
  failed: undefined,
};
