import { SessionsPanel } from "@gatehouse/panels/sessions";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <SessionsPanel />;
