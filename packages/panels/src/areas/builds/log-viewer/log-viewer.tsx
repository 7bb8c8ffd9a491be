import { lazyModule, Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { PortalPanel } from "../../../access/portal-panel";
import { useFileAddress } from "../../../content/use-file-address";
import { Remote } from "../../../data/remote";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";

export interface LogViewerProps {
  /** The address of a log as plain text, such as the raw log of a build. Relative to the portal's server. */
  readonly src: string;
}

/** A log from a file of the server, as it is now. `LogView` of `@gatehouse/panels/log` takes texts, files and readers. */
export const LogViewer = memo(function LogViewer({ src }: LogViewerProps): ReactNode {
  return (
    <PortalPanel name="LogViewer" about={{ src }}>
      <Content src={src} />
    </PortalPanel>
  );
});

const logFile = lazyModule(() => import("./log-file").then((module) => module.LogFile));

function Content({ src }: LogViewerProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const href = useFileAddress()(src);
  const viewer = useFetchedModule(logFile, href !== undefined);
  const skeleton = (
    <Waiting>
      <SkeletonLines widths={["35%", "60%", "45%", "70%", "50%", "65%"]} />
    </Waiting>
  );
  return (
    <Panel title={texts.log} isFlush>
      {href === undefined ? (
        <StateMessage kind="failed" title={texts.failedLogs} />
      ) : (
        <Remote of={viewer} failure={texts.failedLogs} skeleton={skeleton}>
          {(LogFile) => <LogFile href={href} />}
        </Remote>
      )}
    </Panel>
  );
}

const Waiting = styled.div`
  padding: var(--gh-space-4);
`;
