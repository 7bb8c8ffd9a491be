export { RedeemCouponDialog, RequestTrialDialog } from "./dialogs";
export { LicenseDetailPanel } from "./license-detail-panel";
export { LicenseStatusPanel } from "./license-status-panel";
export { licensesMessages } from "./licenses.messages";
export { LicensesPanel } from "./licenses-panel";
export { dueLicenses } from "./renewable-licenses";
