export { countryNames } from "./country-names";
export { ImpersonationBanner } from "./impersonation-banner";
export { PageTour } from "./tours/page-tour";
export { pageTourAtom } from "./tours/page-tour-atom";
export type { Tour } from "./tours/tour-flags";
export { confirmProfileMessages } from "./confirm-profile/confirm-profile.messages";
export { ConfirmProfilePanel } from "./confirm-profile/confirm-profile-panel";
export { useOwnPages, UserMenu } from "./user-menu";
