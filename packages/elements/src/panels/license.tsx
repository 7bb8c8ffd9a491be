import { LicenseDetailPanel } from "@gatehouse/panels/licenses";
import type { PanelModule } from "../mount-panel";

export const renderPanel: PanelModule["renderPanel"] = (attribute) => (
  <LicenseDetailPanel licenseGuid={attribute("license-guid")} />
);
