export {
  LicenseDetailPanel,
  type LicenseDetailPanelProps,
} from "../areas/licenses/license-detail-panel/license-detail-panel";
export {
  LicenseStatusPanel,
  type LicenseStatusPanelProps,
} from "../areas/licenses/license-status-panel/license-status-panel";
export { licensesMessages } from "../areas/licenses/licenses.messages";
export { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
