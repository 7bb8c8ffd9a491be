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

/**
 * Shows its children only to users with the capability. Everyone else gets the 404 page. The server enforces access
 * too.
 */
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
