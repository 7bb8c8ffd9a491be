import type { Capability } from "@gatehouse/contract/viewer";
import { Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useCapabilities } from "../access/session/use-capabilities";
import { useViewer } from "../access/session/use-viewer";
import { viewerMessages } from "../access/session/viewer.messages";
import { Remote } from "../data/remote";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { NotFoundPage } from "./not-found-page";

export interface RestrictedProps {
  readonly to: Capability;
  readonly children: ReactNode;
}

/** A page for some: to the others it is a page that does not exist. The server refuses its calls as well. */
export const Restricted = /* @__PURE__ */ guarded(
  "Restricted",
  function Restricted({ to, children }: RestrictedProps): ReactNode {
    const texts = useMessages(viewerMessages);
    const viewer = useViewer();
    const capabilities = useCapabilities();
    return (
      <Remote
        of={viewer}
        failure={texts.failed}
        skeleton={
          <Panel label={texts.account}>
            <SkeletonLines />
          </Panel>
        }
      >
        {() => (capabilities.has(to) ? children : <NotFoundPage />)}
      </Remote>
    );
  },
);
