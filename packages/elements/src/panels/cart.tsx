import { CartPanel } from "@gatehouse/panels/cart";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <CartPanel />;
