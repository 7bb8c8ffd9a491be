import { LicenseStatusPanel } from "@gatehouse/panels/licenses";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = () => <LicenseStatusPanel />;
