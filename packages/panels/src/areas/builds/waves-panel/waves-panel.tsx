import { lazyModule, Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { PortalPanel } from "../../../access/portal-panel";
import { useFileAddress } from "../../../content/use-file-address";
import { Remote } from "../../../data/remote";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";

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
  const href = useFileAddress()(src);
  const viewer = useFetchedModule(wavesFile, href !== undefined);
  const skeleton = (
    <Waiting>
      <SkeletonLines />
    </Waiting>
  );
  return (
    <Panel title={texts.waves} isFlush>
      {href === undefined ? (
        <StateMessage kind="failed" title={texts.failedWaves} />
      ) : (
        <Remote of={viewer} failure={texts.failedWaves} skeleton={skeleton}>
          {(WavesFile) => <WavesFile href={href} />}
        </Remote>
      )}
    </Panel>
  );
}

const Waiting = styled.div`
  padding: var(--gh-space-4);
`;
