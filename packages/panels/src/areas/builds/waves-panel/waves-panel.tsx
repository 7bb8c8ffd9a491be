import { lazyModule } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";
import { FileViewer } from "../file-viewer";

export interface WavesPanelProps {
  /** The address of a value change dump (VCD), such as the output of a simulation. Relative to the portal's server. */
  readonly src: string;
}

/** The waves of a simulation, from a file of the server. */
export const WavesPanel = memo(function WavesPanel({ src }: WavesPanelProps): ReactNode {
  return (
    <PortalPanel name="WavesPanel" about={{ src }}>
      <Content src={src} />
    </PortalPanel>
  );
});

const wavesFile = lazyModule(() => import("./waves-file").then((module) => module.WavesFile));

function Content({ src }: WavesPanelProps): ReactNode {
  const texts = useMessages(buildsMessages);
  return <FileViewer src={src} title={texts.waves} failure={texts.failedWaves} viewer={wavesFile} />;
}
