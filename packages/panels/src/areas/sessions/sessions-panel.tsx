import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { ProductSessionsCard } from "./product-sessions/product-sessions-card";
import { WebSessionsCard } from "./web-sessions/web-sessions-card";

/** Where the account is signed in: browsers, and instances of the product. Asked again every 60 s. */
export const SessionsPanel = memo(function SessionsPanel(): ReactNode {
  return (
    <PortalPanel name="SessionsPanel">
      <WebSessionsCard />
      <ProductSessionsCard />
    </PortalPanel>
  );
});
