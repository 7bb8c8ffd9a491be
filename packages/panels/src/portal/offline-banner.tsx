import { Banner } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "./messages";
import { providerMessages } from "./provider.messages";

/** Notifies users that the connection is lost, once for all panels of a page. */
export function OfflineBanner({ isEdge }: { readonly isEdge?: boolean }): ReactNode {
  const messages = useMessages(providerMessages);
  return (
    <Banner tone="warning" isEdge={isEdge}>
      {messages.offline}
    </Banner>
  );
}
