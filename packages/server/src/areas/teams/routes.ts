import { teams } from "@gatehouse/contract/teams";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { canCreateTeam, createTeam, deleteTeam, getTeam, listTeams, renameTeam } from "./rules";
import {
  addTeamLicense,
  assignTeamLicense,
  listEligibleLicenses,
  listTeamLicenses,
  removeTeamLicense,
} from "./team-licenses";
import { requestTeamPermission, requestTeamUser } from "./team-requests";
import { addTeamUser, getTeamUser, listTeamUsers, removeTeamUser } from "./team-users";

/** Binds the endpoints of teams. */
export function bindTeams(server: ServerApp): void {
  bind(server, teams.list, listTeams);
  bind(server, teams.create, (context, { body }) => createTeam(context, body.name));
  bind(server, teams.canCreate, async (context) => ({ can_create_group: await canCreateTeam(context) }));
  bind(server, teams.requestPermission, async (context, { idempotencyKey }) => ({
    id: await requestTeamPermission(context, idempotencyKey),
  }));
  bind(server, teams.get, (context, { params }) => getTeam(context, params.teamGuid));
  bind(server, teams.rename, (context, { params, body }) => renameTeam(context, params.teamGuid, body.name));
  bind(server, teams.delete, (context, { params }) => deleteTeam(context, params.teamGuid));

  bind(server, teams.listLicenses, (context, { params }) => listTeamLicenses(context, params.teamGuid, "all"));
  bind(server, teams.listAssignedLicenses, (context, { params }) =>
    listTeamLicenses(context, params.teamGuid, "assigned"),
  );
  bind(server, teams.listEligibleLicenses, listEligibleLicenses);
  bind(server, teams.addLicense, (context, { params, body }) =>
    addTeamLicense(context, params.teamGuid, body.license_guid),
  );
  bind(server, teams.assignLicense, (context, { params, body }) =>
    assignTeamLicense(context, params.teamGuid, params.licenseGuid, body.assigned_user_email),
  );
  bind(server, teams.removeLicense, (context, { params }) =>
    removeTeamLicense(context, params.teamGuid, params.licenseGuid),
  );

  bind(server, teams.listUsers, (context, { params }) => listTeamUsers(context, params.teamGuid));
  bind(server, teams.getUser, (context, { params }) => getTeamUser(context, params.teamGuid, params.userId));
  bind(server, teams.addUser, (context, { params, body }) => addTeamUser(context, params.teamGuid, body.email));
  bind(server, teams.removeUser, (context, { params }) => removeTeamUser(context, params.teamGuid, params.userId));
  bind(server, teams.requestUser, async (context, { params, body, idempotencyKey }) => ({
    id: await requestTeamUser(context, params.teamGuid, body.new_member_email, idempotencyKey),
  }));
}
