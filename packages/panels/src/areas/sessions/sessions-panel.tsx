import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { ProductSessionsCard } from "./product-sessions/product-sessions-card";
import { WebSessionsCard } from "./web-sessions/web-sessions-card";

/** Lists the account's sessions in browsers and instances of the product. Refetched every 60 s. */
export const SessionsPanel = memo(function SessionsPanel(): ReactNode {
  return (
    <PortalPanel name="SessionsPanel">
      <WebSessionsCard />
      <ProductSessionsCard />
    </PortalPanel>
  );
});
