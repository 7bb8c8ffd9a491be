import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { licenses } from "./licenses";
import { users } from "./viewer";

/** Teams ("license groups" in the API). The manager is also a member. */
export const teams = pgTable(
  "teams",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    managerId: integer("manager_id")
      .notNull()
      .references(() => users.id),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("teams_manager_name_key").on(table.managerId, sql`lower(${table.name})`),
    index("teams_name").on(table.name, table.guid),
  ],
);

/** Team members by email. `userId` is null until the person signs up. */
export const teamMembers = pgTable(
  "team_members",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    teamGuid: uuid("team_guid")
      .notNull()
      .references(() => teams.guid, { onDelete: "cascade" }),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("team_members_email_key").on(table.teamGuid, table.email),
    index("team_members_user").on(table.userId),
  ],
);

/** Licenses that a team shares. They still belong to their owners. */
export const teamLicenses = pgTable(
  "team_licenses",
  {
    licenseGuid: uuid("license_guid")
      .primaryKey()
      .references(() => licenses.guid, { onDelete: "cascade" }),
    teamGuid: uuid("team_guid")
      .notNull()
      .references(() => teams.guid, { onDelete: "cascade" }),
    addedAt: time("added_at").notNull(),
  },
  (table) => [index("team_licenses_team").on(table.teamGuid)],
);

/** The holders of a team's licenses: assigned by the manager (static), or while they use a license (dynamic). */
export const teamAssignments = pgTable(
  "team_assignments",
  {
    licenseGuid: uuid("license_guid")
      .primaryKey()
      .references(() => teamLicenses.licenseGuid, { onDelete: "cascade" }),
    memberId: integer("member_id")
      .notNull()
      .references(() => teamMembers.id, { onDelete: "cascade" }),
    isStatic: boolean("is_static").notNull(),
    assignedAt: time("assigned_at").notNull(),
  },
  (table) => [
    index("team_assignments_member").on(table.memberId),
    uniqueIndex("team_assignments_static_key")
      .on(table.memberId)
      .where(sql`${table.isStatic}`),
  ],
);
