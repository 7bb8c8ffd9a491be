import { lazyModule } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";
import { FileViewer } from "../file-viewer";

export interface LogViewerProps {
  /** The address of a log as plain text, such as the raw log of a build. Relative to the portal's server. */
  readonly src: string;
}

/**
 * Shows a log file of the server once, without following it. For texts, files and readers, use `LogView` of
 * `@gatehouse/panels/log`.
 */
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
  return <FileViewer src={src} title={texts.log} failure={texts.failedLogs} viewer={logFile} />;
}
