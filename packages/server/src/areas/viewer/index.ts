export { lockAccount } from "./lock-account";
export { getMe, tours } from "./rules";
export { timezones } from "./timezones";
export { isDomainVerified } from "./verified-domains";
