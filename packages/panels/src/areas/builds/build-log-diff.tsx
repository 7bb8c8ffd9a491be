import type { ReactNode } from "react";
import { LogDiff } from "../../log/diff/log-diff";
import { logDiffMessages } from "../../log/diff/portal-log-diff.messages";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import type { EarlierBuild } from "./build-log-earlier";
import type { BuildLogProps } from "./build-log-props";
import { useBuildLogReader } from "./build-log-source";
import { buildsMessages } from "./builds.messages";

interface BuildLogDiffProps extends Omit<BuildLogProps, "isRunning" | "onTime"> {
  readonly earlier: EarlierBuild;
  readonly onClose: () => void;
}

/** How the log of a build differs from that of an earlier one. */
export function BuildLogDiff({ earlier, onClose, ...build }: BuildLogDiffProps): ReactNode {
  const { locale } = usePortal();
  const texts = useMessages(buildsMessages);
  const before = useBuildLogReader({ kind: build.kind, ...earlier.name });
  const after = useBuildLogReader(build);
  return (
    <LogDiff
      before={{ read: before }}
      after={{ read: after }}
      beforeLabel={texts.numbered[build.kind](earlier.label)}
      onClose={onClose}
      autoFocus
      texts={useMessages(logDiffMessages)}
      locale={locale}
    />
  );
}
