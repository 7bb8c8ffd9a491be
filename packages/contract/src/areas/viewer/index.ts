export { capabilities, capabilitiesOf, type Capability, type GroupCapabilities } from "./capabilities";
export { viewer } from "./endpoints";
export { displayName, hasSupportPlus, pictureAddress } from "./rules";
export { Country, ProfileConfirmation, TourFlags, User } from "./schemas";
