import { licenses } from "@gatehouse/contract/licenses";
import { teams } from "@gatehouse/contract/teams";

/** What a license that enters or leaves a team changes, and who holds it: the team's lists and the account's. */
export const changedByTeamLicense = [
  teams.list,
  teams.get,
  teams.listLicenses,
  teams.listAssignedLicenses,
  teams.listEligibleLicenses,
  teams.listUsers,
  licenses.best,
  licenses.grouped,
  licenses.inUse,
  licenses.list,
] as const;

/** What another name of a team changes, and a new team. */
export const changedByTeamName = [teams.list, teams.get] as const;

/** What a team that is deleted changes. The team itself is not asked again: it is gone. */
export const changedByDeletedTeam = [
  teams.list,
  teams.listEligibleLicenses,
  licenses.best,
  licenses.grouped,
  licenses.inUse,
  licenses.list,
] as const;

/** What a member who comes or goes changes. */
export const changedByTeamUser = [
  teams.list,
  teams.get,
  teams.listUsers,
  teams.listLicenses,
  teams.listAssignedLicenses,
] as const;
