export { CreateTeamDialog, DomainDialog } from "./teams.dialogs";
export { TeamPanel } from "./team-panel/team-panel";
export { TeamsPanel } from "./teams-panel/teams-panel";
export { teamsMessages } from "./teams.messages";
export { useTeamHelp } from "./use-team-help";
