export { TeamPanel, type TeamPanelProps } from "../areas/teams/team-panel/team-panel";
export { teamsMessages } from "../areas/teams/teams.messages";
export { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
// As a type only: a bundler would load the texts of dialogs with every page that imports from here.
export type { TeamDialogsTexts } from "../areas/teams/team-dialogs.messages";
export type { TeamTexts } from "../areas/teams/team.messages";
