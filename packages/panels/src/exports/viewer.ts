export { agreementMessages } from "../access/agreement/agreement.messages";
export { confirmProfileMessages } from "../areas/viewer/confirm-profile/confirm-profile.messages";
export {
  ConfirmProfilePanel,
  type ConfirmProfilePanelProps,
} from "../areas/viewer/confirm-profile/confirm-profile-panel";
export { useCapabilities } from "../access/session/use-capabilities";
export { UserMenu } from "../areas/viewer/user-menu";
export { viewerMessages } from "../access/session/viewer.messages";
