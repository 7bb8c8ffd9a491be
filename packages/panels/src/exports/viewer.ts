export { agreementMessages } from "../areas/viewer/agreement.messages";
export { confirmProfileMessages } from "../areas/viewer/confirm-profile.messages";
export { ConfirmProfilePanel, type ConfirmProfilePanelProps } from "../areas/viewer/confirm-profile-panel";
export { useCapabilities } from "../areas/viewer/use-capabilities";
export { UserMenu } from "../areas/viewer/user-menu";
export { viewerMessages } from "../areas/viewer/viewer.messages";
