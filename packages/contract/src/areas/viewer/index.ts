export { viewer } from "./endpoints";
export { displayName, hasSupportPlus } from "./rules";
export { Country, ProfileConfirmation, TourFlags, User } from "./schemas";
