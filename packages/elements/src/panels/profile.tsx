import { ProfilePanel } from "@gatehouse/panels/profile";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <ProfilePanel />;
