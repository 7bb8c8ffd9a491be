export { profileMessages } from "../areas/profile/profile.messages";
export { ProfilePanel } from "../areas/profile/profile-panel";
