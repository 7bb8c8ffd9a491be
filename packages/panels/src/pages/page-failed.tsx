import { Panel, StateMessage } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { PortalRoot } from "../portal/portal-root";
import { providerMessages } from "../portal/provider.messages";

export interface PageFailedProps {
  /** Whether the page's code failed to load. Otherwise the page crashed. */
  readonly isNotLoaded?: boolean;
  readonly onRetry: () => void;
}

/** Replaces a page that can't be shown. Use it inside the provider, for example as a router's error component. */
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
