export { teams } from "./endpoints";
export {
  comparableEmail,
  haveSameDomain,
  holdingOf,
  isManagerOf,
  memberRequestSubject,
  requestedMember,
  type TeamNameError,
  teamNameError,
  teamNameLimits,
} from "./rules";
export { EligibleLicense, Team, TeamLicense, TeamPerson, TeamUser } from "./schemas";
