import { OrdersPanel } from "@gatehouse/panels/orders";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <OrdersPanel />;
