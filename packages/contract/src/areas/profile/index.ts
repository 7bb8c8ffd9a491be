export { profile } from "./endpoints";
export {
  type AvatarType,
  avatarTypes,
  isTwitterUsername,
  isWebsiteUrl,
  maxAvatarBytes,
  maxAvatarSide,
  profileLimits,
  type ProfileText,
  requiredProfileTexts,
} from "./rules";
export { ProfileChanges } from "./schemas";
