export { users } from "./tables";
