import { teams } from "@gatehouse/contract/teams";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { canCreateTeam, createTeam, deleteTeam, getTeam, listTeams, renameTeam } from "./rules";
import {
  addTeamLicense,
  assignTeamLicense,
  listEligibleLicenses,
  listTeamLicenses,
  removeTeamLicense,
} from "./team-licenses";
import { listRequestTickets, requestTeamPermission, requestTeamUser } from "./team-requests";
import { addTeamUser, getTeamUser, listTeamUsers, removeTeamUser } from "./team-users";

/** The teams' calls. */
export function bindTeams(portal: Portal): void {
  bind(portal, teams.list, listTeams);
  bind(portal, teams.create, (context, { body }) => createTeam(context, body.name));
  bind(portal, teams.canCreate, async (context) => ({ can_create_group: await canCreateTeam(context) }));
  bind(portal, teams.requestPermission, async (context, { idempotencyKey }) => ({
    id: await requestTeamPermission(context, idempotencyKey),
  }));
  bind(portal, teams.get, (context, { params }) => getTeam(context, params.teamGuid));
  bind(portal, teams.rename, (context, { params, body }) => renameTeam(context, params.teamGuid, body.name));
  bind(portal, teams.delete, (context, { params }) => deleteTeam(context, params.teamGuid));

  bind(portal, teams.listLicenses, (context, { params }) => listTeamLicenses(context, params.teamGuid, "all"));
  bind(portal, teams.listAssignedLicenses, (context, { params }) =>
    listTeamLicenses(context, params.teamGuid, "assigned"),
  );
  bind(portal, teams.listEligibleLicenses, listEligibleLicenses);
  bind(portal, teams.addLicense, (context, { params, body }) =>
    addTeamLicense(context, params.teamGuid, body.license_guid),
  );
  bind(portal, teams.assignLicense, (context, { params, body }) =>
    assignTeamLicense(context, params.teamGuid, params.licenseGuid, body.assigned_user_email),
  );
  bind(portal, teams.removeLicense, (context, { params }) =>
    removeTeamLicense(context, params.teamGuid, params.licenseGuid),
  );

  bind(portal, teams.listUsers, (context, { params }) => listTeamUsers(context, params.teamGuid));
  bind(portal, teams.getUser, (context, { params }) => getTeamUser(context, params.teamGuid, params.userId));
  bind(portal, teams.addUser, (context, { params, body }) => addTeamUser(context, params.teamGuid, body.email));
  bind(portal, teams.removeUser, (context, { params }) => removeTeamUser(context, params.teamGuid, params.userId));
  bind(portal, teams.requestUser, async (context, { params, body, idempotencyKey }) => ({
    id: await requestTeamUser(context, params.teamGuid, body.new_member_email, idempotencyKey),
  }));
  bind(portal, teams.listTickets, listRequestTickets);
}
