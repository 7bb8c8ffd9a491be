import { Panel, StateMessage } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { PortalRoot } from "../portal/portal-root";
import { providerMessages } from "../portal/provider.messages";

export interface PageFailedProps {
  /** Whether its code could not be loaded. Otherwise it stopped working. */
  readonly isNotLoaded?: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a page that cannot be shown, inside the provider. For a router's error component, too. */
export function PageFailed({ isNotLoaded = false, onRetry }: PageFailedProps): ReactNode {
  const messages = useMessages(providerMessages);
  const title = isNotLoaded ? messages.notLoaded : messages.crashed;
  return (
    <PortalRoot>
      <Panel label={title}>
        <StateMessage kind="failed" title={title} onRetry={onRetry} />
      </Panel>
    </PortalRoot>
  );
}
