import { callsOf } from "@gatehouse/contract/builds";
import type { ReactNode } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { LogDiff } from "../../../log/diff/log-diff";
import { logDiffMessages } from "../../../log/diff/portal-log-diff.messages";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { buildLabel } from "../build-label";
import { buildsMessages } from "../builds.messages";
import type { EarlierBuild } from "./build-log-earlier";
import type { BuildLogProps } from "./build-log-props";
import { useBuildLogReader } from "./build-log-source";

interface BuildLogDiffProps extends Omit<BuildLogProps, "isRunning" | "onTime"> {
  readonly earlier: EarlierBuild;
  readonly onClose: () => void;
}

/** Shows the differences between a build's log and an earlier build's log. */
export function BuildLogDiff({ earlier, onClose, ...build }: BuildLogDiffProps): ReactNode {
  const { locale } = usePortal();
  const texts = useMessages(buildsMessages);
  const { kind, projectGuid, commitSha, buildNumber } = build;
  // The panel has already loaded the build, so read it from the cache only.
  const known = useEndpoint(callsOf(kind).get, { projectGuid, commitSha, buildNumber }, { isEnabled: false }).data;
  const before = useBuildLogReader({ kind, ...earlier.name });
  const after = useBuildLogReader(build);
  return (
    <LogDiff
      before={{ read: before }}
      after={{ read: after }}
      beforeLabel={texts.numbered[kind](earlier.label)}
      {...(known && { afterLabel: texts.numbered[kind](buildLabel(known, known.project_version ?? undefined)) })}
      onClose={onClose}
      autoFocus
      texts={useMessages(logDiffMessages)}
      locale={locale}
    />
  );
}
