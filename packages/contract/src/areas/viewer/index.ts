export { capabilities, capabilitiesOf, type Capability, type GroupCapabilities } from "./capabilities";
export { viewer } from "./endpoints";
export { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters";
export { normalizeEmail } from "./normalize-email";
export { confirmationLimits, displayName, hasSupportPlus, isEmailAddress, pictureAddress } from "./rules";
export { Country, ProfileConfirmation, TourFlags, User } from "./schemas";
