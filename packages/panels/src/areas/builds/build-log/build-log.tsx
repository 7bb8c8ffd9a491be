import { callsOf } from "@gatehouse/contract/builds";
import { lazyModule, Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useNow } from "../../../data/use-now";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";
import { runningPollMs } from "../builds.polling";
import type { BuildLogProps } from "./build-log-props";
import { endOfLog } from "./build-log-source";
import type { BuildLogViewerProps } from "./build-log-viewer";
import { isLogKept } from "./is-log-kept";
import { RawLogLink } from "./raw-log-link";
import { useReadAtEnd } from "./use-read-at-end";

/** The log of a build or simulation. Its first request shows whether there is one. */
export function BuildLog({ kind, isRunning, onTime, ...name }: BuildLogProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const [hasRows, setHasRows] = useState(false);
  const [openedMs] = useState(() => Date.now());
  // Once there are rows, the viewer reads the rest itself.
  const polls = isRunning && !hasRows;
  const log = useEndpoint(callsOf(kind).logs, { ...name, query: endOfLog }, polls ? { pollMs: runningPollMs } : {});
  const isEmpty = log.data?.logs === "";
  if (log.data !== undefined && !isEmpty && !hasRows) setHasRows(true);
  // The panel has already loaded the build, so read it from the cache only.
  const build = useEndpoint(callsOf(kind).get, name, { isEnabled: false }).data;
  useReadAtEnd(isRunning, log.refetch);
  const nowMs = useNow();
  const isOld = build !== undefined && !isLogKept(build, nowMs);
  const [title, text] = isOld
    ? [texts.oldLog, texts.keptDays]
    : isRunning
      ? [texts.emptyLog, texts.emptyLogText]
      : [texts.noLog, texts.noLogText];
  return (
    <Panel
      title={texts.log}
      isFlush
      actions={!isOld && <RawLogLink kind={kind} {...name} />}
      foot={log.data !== undefined && !isEmpty && <Small className="gh-muted">{texts.keptDays}</Small>}
    >
      <Remote
        of={log}
        failure={texts.failedLogs}
        skeleton={<LogSkeleton />}
        empty={{ when: ({ logs }) => logs === "", show: <StateMessage kind="empty" title={title} text={text} /> }}
      >
        {() => <Viewer openedMs={openedMs} kind={kind} isRunning={isRunning} onTime={onTime} {...name} />}
      </Remote>
    </Panel>
  );
}

const viewer = lazyModule(() => import("./build-log-viewer").then((module) => module.BuildLogViewer));

/** Loads the viewer separately, since its code is larger than the rest of the panel. */
function Viewer(props: BuildLogViewerProps): ReactNode {
  const texts = useMessages(buildsMessages);
  return (
    <Remote of={useFetchedModule(viewer)} failure={texts.failedLogs} skeleton={<LogSkeleton />}>
      {(BuildLogViewer) => <BuildLogViewer {...props} />}
    </Remote>
  );
}

function LogSkeleton(): ReactNode {
  return (
    <Waiting>
      <SkeletonLines widths={["35%", "60%", "45%", "70%", "50%", "65%"]} />
    </Waiting>
  );
}

/* As tall as the viewer with a long log: its toolbar, lines and status. */
const Waiting = styled.div`
  min-height: 39.8em;
  padding: var(--gh-space-4);
`;

const Small = styled.span`
  font-size: var(--gh-type-sm);
`;
