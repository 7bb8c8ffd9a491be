export { CreateTeamDialog, DomainDialog } from "./dialogs";
export { TeamPanel } from "./team-panel";
export { TeamsPanel } from "./teams-panel";
export { teamsMessages } from "./teams.messages";
