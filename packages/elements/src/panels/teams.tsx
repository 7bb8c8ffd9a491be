import { TeamsPanel } from "@gatehouse/panels/teams";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <TeamsPanel />;
