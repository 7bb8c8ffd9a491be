export { RedeemCouponDialog, RequestTrialDialog } from "./licenses.dialogs";
export { licenseKindText } from "./license-kind-text";
export { LicenseDetailPanel } from "./license-detail-panel/license-detail-panel";
export { LicenseStatusPanel } from "./license-status-panel/license-status-panel";
export { licenseDetailMessages } from "./license-detail.messages";
export { licensesMessages } from "./licenses.messages";
export { NeedsAttentionPanel } from "./needs-attention-panel/needs-attention-panel";
export { LicensesPanel } from "./licenses-panel/licenses-panel";
export { dueLicenses } from "./licenses-panel/renewable-licenses";
