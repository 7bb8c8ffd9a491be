export { teamMembers } from "./team-tables";
export { cartRows, orderRows, orders } from "./cart-tables";
export { selectLicenses, toLicense } from "./license-rows";
export { lockAccount } from "./lock-account";
export { licenses } from "./tables";
