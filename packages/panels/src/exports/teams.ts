export { TeamPanel, type TeamPanelProps } from "../areas/teams/team-panel/team-panel";
export { teamsMessages } from "../areas/teams/teams.messages";
export { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
