export { teamMembers } from "./team-tables";
