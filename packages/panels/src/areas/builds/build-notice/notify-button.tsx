import { type Build, type BuildKind, buildState, isBuildStopped } from "@gatehouse/contract/builds";
import { BellIcon, Button } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";
import type { BuildName } from "../build-detail/use-build";
import { buildNoticeMessages } from "./build-notice.messages";
import { watchBuild } from "./watch-build";

type Watched = ReadonlyMap<string, () => void>;

/** Maps each watched build to the function that stops watching it. */
const watchedBuilds: SharedValue<Watched> = { initial: () => new Map() };

/** Whether the viewer will be notified of the end of a build. */
export const useIsWatched = (kind: BuildKind, name: BuildName): boolean => {
  const key = keyOf(kind, name);
  return useShared(watchedBuilds, (watched) => watched.has(key));
};

const keyOf = (kind: BuildKind, name: BuildName) =>
  [kind, name.projectGuid, name.commitSha, name.buildNumber].join("/");

const tones = { succeeded: "success", stopped: "info", failed: "danger" } as const;

/** How a build ended. */
export function endOf(build: Build): keyof typeof tones {
  if (buildState(build) === "success") return "succeeded";
  return isBuildStopped(build) ? "stopped" : "failed";
}

export interface NotifyButtonProps {
  readonly kind: BuildKind;
  readonly name: BuildName;
  /** Names the build in the notice. */
  readonly title: string;
}

/** Notifies the viewer when a build ends, on any page of the portal. */
export function NotifyButton({ kind, name, title }: NotifyButtonProps): ReactNode {
  const texts = useMessages(buildNoticeMessages);
  const { client, queryClient, store, notify } = usePortal();
  const goTo = useGoTo();
  const key = keyOf(kind, name);
  const isOn = useIsWatched(kind, name);
  const { projectGuid, commitSha, buildNumber } = name;
  const onEnd = (build: Build) => {
    const end = endOf(build);
    notify({
      tone: tones[end],
      text: texts[end](title),
      action: { label: texts.open, onPress: () => goTo(screenTarget(kind, { projectGuid, commitSha, buildNumber })) },
    });
  };
  const toggle = () => {
    const stop = store.get(watchedBuilds).get(key);
    if (stop !== undefined) return stop();
    const onStop = () =>
      store.set(watchedBuilds, new Map([...store.get(watchedBuilds)].filter(([other]) => other !== key)));
    const stopWatch = watchBuild({
      client,
      queryClient,
      kind,
      name: { projectGuid, commitSha, buildNumber },
      onEnd,
      onStop,
    });
    store.set(watchedBuilds, new Map([...store.get(watchedBuilds), [key, stopWatch]]));
  };
  return (
    <Button size="sm" icon={<BellIcon />} aria-label={texts.notify} aria-pressed={isOn} onPress={toggle}>
      {texts.notifyShort}
    </Button>
  );
}
