import { relations } from "drizzle-orm";
import { cartRows, orderRows, orders } from "../areas/licenses/cart-tables";
import { dongles, licenseEvents, licenses } from "../areas/licenses/tables";
import { teamAssignments, teamLicenses, teamMembers, teams } from "../areas/licenses/team-tables";
import { productSessions } from "../areas/sessions/tables";
import { groups, userGroups, users } from "../areas/viewer/tables";
import { sessions } from "../auth/tables";

export const usersRelations = relations(users, ({ many }) => ({
  userGroups: many(userGroups),
  sessions: many(sessions, { relationName: "user" }),
  productSessions: many(productSessions),
  ownedLicenses: many(licenses, { relationName: "owner" }),
  memberships: many(teamMembers),
}));

export const userGroupsRelations = relations(userGroups, ({ one }) => ({
  user: one(users, { fields: [userGroups.userId], references: [users.id] }),
  group: one(groups, { fields: [userGroups.groupId], references: [groups.id] }),
}));

export const groupsRelations = relations(groups, ({ many }) => ({ userGroups: many(userGroups) }));

export const sessionsRelations = relations(sessions, ({ one }) => ({
  user: one(users, { fields: [sessions.userId], references: [users.id], relationName: "user" }),
  impersonator: one(users, { fields: [sessions.impersonatorId], references: [users.id], relationName: "impersonator" }),
}));

export const productSessionsRelations = relations(productSessions, ({ one }) => ({
  user: one(users, { fields: [productSessions.userId], references: [users.id] }),
}));

export const licensesRelations = relations(licenses, ({ one, many }) => ({
  owner: one(users, { fields: [licenses.ownerId], references: [users.id], relationName: "owner" }),
  holder: one(users, { fields: [licenses.holderId], references: [users.id], relationName: "holder" }),
  dongle: one(dongles, { fields: [licenses.dongleId], references: [dongles.id] }),
  events: many(licenseEvents),
  teamLicense: one(teamLicenses, { fields: [licenses.guid], references: [teamLicenses.licenseGuid] }),
}));

export const licenseEventsRelations = relations(licenseEvents, ({ one }) => ({
  license: one(licenses, { fields: [licenseEvents.licenseGuid], references: [licenses.guid] }),
}));

export const teamsRelations = relations(teams, ({ one, many }) => ({
  manager: one(users, { fields: [teams.managerId], references: [users.id] }),
  members: many(teamMembers),
  licenses: many(teamLicenses),
}));

export const teamMembersRelations = relations(teamMembers, ({ one, many }) => ({
  team: one(teams, { fields: [teamMembers.teamGuid], references: [teams.guid] }),
  user: one(users, { fields: [teamMembers.userId], references: [users.id] }),
  assignments: many(teamAssignments),
}));

export const teamLicensesRelations = relations(teamLicenses, ({ one }) => ({
  team: one(teams, { fields: [teamLicenses.teamGuid], references: [teams.guid] }),
  license: one(licenses, { fields: [teamLicenses.licenseGuid], references: [licenses.guid] }),
  assignment: one(teamAssignments, { fields: [teamLicenses.licenseGuid], references: [teamAssignments.licenseGuid] }),
}));

export const teamAssignmentsRelations = relations(teamAssignments, ({ one }) => ({
  member: one(teamMembers, { fields: [teamAssignments.memberId], references: [teamMembers.id] }),
}));

export const cartRowsRelations = relations(cartRows, ({ one }) => ({
  owner: one(users, { fields: [cartRows.ownerId], references: [users.id] }),
  license: one(licenses, { fields: [cartRows.licenseGuid], references: [licenses.guid] }),
}));

export const ordersRelations = relations(orders, ({ one, many }) => ({
  owner: one(users, { fields: [orders.ownerId], references: [users.id] }),
  rows: many(orderRows),
}));

export const orderRowsRelations = relations(orderRows, ({ one }) => ({
  order: one(orders, { fields: [orderRows.orderGuid], references: [orders.guid] }),
  license: one(licenses, { fields: [orderRows.licenseGuid], references: [licenses.guid] }),
}));
