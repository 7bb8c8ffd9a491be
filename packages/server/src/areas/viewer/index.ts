export { users } from "./tables";
export { timezones } from "./timezones";
