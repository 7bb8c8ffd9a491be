import { type LazyModule, Panel, SkeletonLines, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ComponentType, ReactNode } from "react";
import { useFileAddress } from "../../content/use-file-address";
import { Remote } from "../../data/remote";
import { useFetchedModule } from "../../data/use-fetched-module";

export interface FileViewerProps {
  /** The address of the file, relative to the portal's server. */
  readonly src: string;
  readonly title: string;
  readonly failure: string;
  /** The view of the file. Its code loads only for a valid address. */
  readonly viewer: LazyModule<ComponentType<{ readonly href: string }>>;
}

/** Shows a file of the server in its own viewer. */
export function FileViewer({ src, title, failure, viewer }: FileViewerProps): ReactNode {
  const href = useFileAddress()(src);
  const loaded = useFetchedModule(viewer, href !== undefined);
  const skeleton = (
    <Waiting>
      <SkeletonLines />
    </Waiting>
  );
  return (
    <Panel title={title} isFlush>
      {href === undefined ? (
        <StateMessage kind="failed" title={failure} />
      ) : (
        <Remote of={loaded} failure={failure} skeleton={skeleton}>
          {(Viewer) => <Viewer href={href} />}
        </Remote>
      )}
    </Panel>
  );
}

const Waiting = styled.div`
  padding: var(--gh-space-4);
`;
