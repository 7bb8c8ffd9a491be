export { cartRows, orderRows, orders } from "./cart-tables";
export { giveLicenses, renewLicense } from "./fulfillment";
export { isDomainVerified } from "./grants";
export { selectLicenses, toLicense } from "./license-rows";
export { lockAccount } from "./lock-account";
export { licenses } from "./tables";
export { teamAssignments, teamLicenses, teamMembers, teams } from "./team-tables";
