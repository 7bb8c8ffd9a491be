import { OrderDetailPanel } from "@gatehouse/panels/orders";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = (attribute) => (
  <OrderDetailPanel orderGuid={attribute("order-guid")} />
);
