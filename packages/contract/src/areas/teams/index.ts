export { teams } from "./endpoints";
export {
  comparableEmail,
  haveSameDomain,
  holdingOf,
  isManagerOf,
  type TeamNameError,
  teamNameError,
  teamNameLimits,
} from "./rules";
export { EligibleLicense, OpenedTicket, Team, TeamLicense, TeamPerson, TeamUser, Ticket } from "./schemas";
