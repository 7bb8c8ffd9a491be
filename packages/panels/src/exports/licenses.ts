export {
  LicenseDetailPanel,
  type LicenseDetailPanelProps,
} from "../areas/licenses/license-detail-panel/license-detail-panel";
export {
  LicenseStatusPanel,
  type LicenseStatusPanelProps,
} from "../areas/licenses/license-status-panel/license-status-panel";
export { NeedsAttentionPanel } from "../areas/licenses/needs-attention-panel/needs-attention-panel";
export { licensesMessages } from "../areas/licenses/licenses.messages";
export { LicensesPanel, type LicensesPanelProps } from "../areas/licenses/licenses-panel/licenses-panel";
// As types only: a bundler would load the sets of dialogs with every page that imports from here.
export type { LicenseDialogsTexts } from "../areas/licenses/dialogs/license-dialogs.messages";
export type { LicenseBannerTexts } from "../areas/licenses/license-banner.messages";
export type { LicenseDetailTexts } from "../areas/licenses/license-detail.messages";
export type { NeedsAttentionTexts } from "../areas/licenses/needs-attention-panel/needs-attention.messages";
export type { LicenseTimelineTexts } from "../areas/licenses/license-detail-panel/license-timeline.messages";
