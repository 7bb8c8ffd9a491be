export { ProfilePanel } from "./profile-panel";
export { profileMessages } from "./profile.messages";
