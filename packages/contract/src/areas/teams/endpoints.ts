import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf } from "../../http/list";
import { licenseReads } from "../licenses";
import { OpenedTicket } from "../support";
import { EligibleLicense, Team, TeamLicense, TeamUser } from "./schemas";

const one = "/api/webapp/v1/licenses-groups/{teamGuid}/";
const name = z.object({ name: z.string() });

/** Reads that show a team's name. */
const teamReads = ["teams.list", "teams.get"] as const;
/** Reads that show the members of a team and the holders of its licenses. */
const memberReads = [...teamReads, "teams.listUsers", "teams.listLicenses", "teams.listAssignedLicenses"] as const;
/** Reads that show a team's licenses, including in the account that owns them. */
const oneLicense = ["licenses.get", "licenses.history"] as const;
const seatReads = [...memberReads, "teams.listEligibleLicenses", ...licenseReads, ...oneLicense] as const;

/** The endpoints of teams. Non-members get 404. Members who aren't the manager get 403 for writes. */
export const teams = {
  list: endpoint({
    area: "teams",
    name: "list",
    method: "GET",
    path: "/api/webapp/v1/licenses-groups/",
    response: listOf(Team),
    summary: "The teams that the viewer is a member of.",
  }),
  create: endpoint({
    area: "teams",
    name: "create",
    method: "POST",
    path: "/api/webapp/v1/licenses-groups/",
    changes: teamReads,
    body: name,
    response: Team,
    status: 201,
    summary: "Creates a team with the viewer as its manager.",
  }),
  canCreate: endpoint({
    area: "teams",
    name: "canCreate",
    method: "GET",
    path: "/api/webapp/v1/can-create-license-group/",
    response: z.object({ can_create_group: z.boolean() }),
    summary: "Whether the viewer may create a team: the email domain is verified.",
  }),
  requestPermission: endpoint({
    area: "teams",
    name: "requestPermission",
    method: "POST",
    path: "/api/webapp/v1/request-permissions-to-create-team/",
    changes: ["support.list"],
    response: OpenedTicket,
    status: 201,
    takesIdempotencyKey: true,
    summary: "Opens a ticket that requests the verification of the viewer's email domain. Requires support-plus.",
  }),
  get: endpoint({
    area: "teams",
    name: "get",
    method: "GET",
    path: one,
    response: Team,
    summary: "One team that the viewer is a member of.",
  }),
  rename: endpoint({
    area: "teams",
    name: "rename",
    method: "PUT",
    path: one,
    changes: teamReads,
    body: name,
    response: Team,
    summary: "Renames a team.",
  }),
  delete: endpoint({
    area: "teams",
    name: "delete",
    method: "DELETE",
    path: one,
    // Reads of the deleted team itself are not listed. They would return 404.
    changes: ["teams.list", "teams.listEligibleLicenses", ...licenseReads, ...oneLicense],
    response: nothing,
    status: 204,
    summary: "Deletes a team. Its licenses return to their account.",
  }),
  listLicenses: endpoint({
    area: "teams",
    name: "listLicenses",
    method: "GET",
    path: `${one}licenses/`,
    response: listOf(TeamLicense),
    summary: "The licenses that a team shares.",
  }),
  listAssignedLicenses: endpoint({
    area: "teams",
    name: "listAssignedLicenses",
    method: "GET",
    path: `${one}assigned-licenses/`,
    response: listOf(TeamLicense),
    summary: "The licenses of a team that a member holds.",
  }),
  listEligibleLicenses: endpoint({
    area: "teams",
    name: "listEligibleLicenses",
    method: "GET",
    path: "/api/webapp/v1/group-eligible-licenses/",
    response: listOf(EligibleLicense),
    summary: "The viewer's licenses that may be added to a team.",
  }),
  addLicense: endpoint({
    area: "teams",
    name: "addLicense",
    method: "POST",
    path: `${one}licenses/`,
    changes: seatReads,
    body: z.object({ license_guid: z.string() }),
    response: nothing,
    status: 201,
    summary: "Adds one of the viewer's licenses to a team.",
  }),
  assignLicense: endpoint({
    area: "teams",
    name: "assignLicense",
    method: "PATCH",
    path: `${one}licenses/{licenseGuid}/`,
    changes: seatReads,
    body: z.object({ assigned_user_email: z.nullable(z.string()) }),
    response: TeamLicense,
    summary: "Assigns a license of a team to a member, or with null unassigns it.",
  }),
  removeLicense: endpoint({
    area: "teams",
    name: "removeLicense",
    method: "DELETE",
    path: `${one}licenses/{licenseGuid}/`,
    changes: seatReads,
    response: nothing,
    status: 204,
    summary: "Removes a license from a team. It returns to its account.",
  }),
  listUsers: endpoint({
    area: "teams",
    name: "listUsers",
    method: "GET",
    path: `${one}users/`,
    response: listOf(TeamUser),
    summary: "The members of a team, also those who have not signed up yet.",
  }),
  getUser: endpoint({
    area: "teams",
    name: "getUser",
    method: "GET",
    path: `${one}users/{userId}/`,
    response: TeamUser,
    summary: "One member of a team. 404 if there is no such member.",
  }),
  addUser: endpoint({
    area: "teams",
    name: "addUser",
    method: "POST",
    path: `${one}users/`,
    changes: memberReads,
    body: z.object({ email: z.string() }),
    response: nothing,
    status: 201,
    summary: "Adds a person of the manager's email domain to a team.",
  }),
  removeUser: endpoint({
    area: "teams",
    name: "removeUser",
    method: "DELETE",
    path: `${one}users/{userId}/`,
    changes: memberReads,
    response: nothing,
    status: 204,
    summary: "Removes a member from a team. The member's license is free again. The manager can't be removed.",
  }),
  requestUser: endpoint({
    area: "teams",
    name: "requestUser",
    method: "POST",
    path: `${one}submit-request-to-add-user/`,
    changes: ["support.list"],
    body: z.object({ new_member_email: z.string() }),
    response: OpenedTicket,
    status: 201,
    takesIdempotencyKey: true,
    summary: "Opens a ticket that requests adding a person from another email domain. Requires support-plus.",
  }),
};
