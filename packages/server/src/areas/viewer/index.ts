export { lockAccount } from "./lock-account";
export { timezones } from "./timezones";
export { isDomainVerified } from "./verified-domains";
