export { coupons, dongles, licenseEvents, licenses, verifiedDomains } from "./tables";
export { teamAssignments, teamLicenses, teamMembers, teams } from "./team-tables";
