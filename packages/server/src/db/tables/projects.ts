import { boolean, index, integer, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { files } from "./files";
import { users } from "./viewer";

/** Projects. They store their counts, because lists show them and a project can have many commits. */
export const projects = pgTable(
  "projects",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** The board that the project targets. */
    board: text("board"),
    keepsSources: boolean("keeps_sources").notNull().default(false),
    /** Not a foreign key, because forks outlive the original project. */
    forkedFromGuid: uuid("forked_from_guid"),
    /** Also the number of the latest commit, because single commits are never deleted. */
    commitsCount: integer("commits_count").notNull().default(0),
    buildsCount: integer("builds_count").notNull().default(0),
    tagsCount: integer("tags_count").notNull().default(0),
    forksCount: integer("forks_count").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("projects_owner").on(table.ownerId, table.updatedAt, table.guid),
    index("projects_forked_from").on(table.forkedFromGuid, table.updatedAt, table.guid),
  ],
);

/** Commits. The project's owner is repeated here, to list all commits of an account. */
export const commits = pgTable(
  "commits",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectGuid: uuid("project_guid")
      .notNull()
      .references(() => projects.guid, { onDelete: "cascade" }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    /** Counted from 1 within the project. */
    number: integer("number").notNull(),
    sha1: text("sha1").notNull(),
    message: text("message").notNull(),
    /** The archive of the source files. */
    sourcesGuid: uuid("sources_guid").references(() => files.guid, { onDelete: "set null" }),
    /** The file that people download as the commit's source. */
    scfGuid: uuid("scf_guid").references(() => files.guid, { onDelete: "set null" }),
    imageGuid: uuid("image_guid").references(() => files.guid, { onDelete: "set null" }),
    // Figures of the newest successful build: percent of the board, MHz, and counts.
    lut: real("lut"),
    fd: real("fd"),
    lutram: real("lutram"),
    ultraram: real("ultraram"),
    dsp: real("dsp"),
    ramFifo: real("ram_fifo"),
    clock: real("clock"),
    timingIssueLut: integer("timing_issue_lut"),
    timingIssueNet: integer("timing_issue_net"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("commits_number").on(table.projectGuid, table.number),
    uniqueIndex("commits_sha1").on(table.projectGuid, table.sha1),
    index("commits_project").on(table.projectGuid, table.createdAt, table.id),
    index("commits_owner").on(table.ownerId, table.createdAt, table.id),
    index("commits_sources").on(table.sourcesGuid),
    index("commits_scf").on(table.scfGuid),
    index("commits_image").on(table.imageGuid),
  ],
);

/** Names for commits. */
export const tags = pgTable(
  "tags",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    projectGuid: uuid("project_guid")
      .notNull()
      .references(() => projects.guid, { onDelete: "cascade" }),
    commitId: integer("commit_id")
      .notNull()
      .references(() => commits.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    message: text("message").notNull().default(""),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("tags_name").on(table.projectGuid, table.name),
    index("tags_project").on(table.projectGuid, table.createdAt, table.guid),
    index("tags_commit").on(table.commitId),
  ],
);
