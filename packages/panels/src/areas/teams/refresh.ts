import { licenses } from "@gatehouse/contract/licenses";
import { teams } from "@gatehouse/contract/teams";

/** What a license that enters or leaves a team changes, and who holds it: the team's lists and the account's. */
export const changedByTeamLicense = [
  teams.list, teams.get, teams.listLicenses, teams.listEligibleLicenses, teams.listUsers, licenses.best, licenses.grouped, licenses.inUse, licenses.list,
] as const;

/** What a member who comes or goes changes. */
export const changedByTeamUser = [teams.list, teams.get, teams.listUsers, teams.listLicenses] as const;
