export { cartRows, orderRows, orders } from "./cart-tables";
export { giveLicenses, renewLicense } from "./fulfillment";
export { teamMembers } from "./team-tables";
export { selectLicenses, toLicense } from "./license-rows";
export { lockAccount } from "./lock-account";
export { licenses } from "./tables";
