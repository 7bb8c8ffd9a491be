import { type EndpointBody, type EndpointQuery, PortalError } from "@gatehouse/contract";
import { projectLimits, type projects as calls, type Tag } from "@gatehouse/contract/projects";
import { and, desc, eq, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { commits, projects, tags } from "../../db/tables/projects";
import { checkOwner, lockProject } from "./rules";

type TagsQuery = EndpointQuery<typeof calls.listTags>;

const selectTags = (db: Database) =>
  db
    .select({
      tag: tags,
      commit: {
        version_sha1: commits.sha1,
        progressive_version_number: commits.number,
        message: commits.message,
        createdAt: commits.createdAt,
      },
    })
    .from(tags)
    .innerJoin(commits, eq(commits.id, tags.commitId));

const ofProject = eq(tags.projectGuid, sql.placeholder("projectGuid"));

const tagsOfProject = tableList({
  name: "tags",
  key: tags.guid,
  which: ofProject,
  searched: [tags.name],
  sortable: { created_on: tags.createdAt, name: tags.name },
  ownOrder: [desc(tags.createdAt), desc(tags.guid)],
  read: (db, inPage) => selectTags(db).where(inPage),
});

const findOne = prepared((db, by: "guid" | "name") =>
  selectTags(db)
    .where(and(ofProject, eq(tags[by], sql.placeholder("value"))))
    .prepare(`tag_by_${by}`),
);

/** The tags of a project. Newest first by default. */
export async function listTags(context: Context, projectGuid: string, query: TagsQuery): Promise<ListPage<Tag>> {
  await checkOwner(context, projectGuid);
  return tagsOfProject(context.db, query, { projectGuid }, toTag);
}

/** @throws {PortalError} `not-found` unless the project is the viewer's and has the tag. */
export async function getTag(context: Context, projectGuid: string, by: "guid" | "name", value: string): Promise<Tag> {
  await checkOwner(context, projectGuid);
  const [row] = await findOne(context.db, by).execute({ projectGuid, value: value.normalize("NFC") });
  if (row === undefined) throw new PortalError("not-found");
  return toTag(row);
}

/**
 * Adds a tag to a commit.
 * @throws {PortalError} `invalid` if the name is empty, too long or taken, or the project doesn't have the commit.
 */
export async function createTag(
  context: Context,
  projectGuid: string,
  input: EndpointBody<typeof calls.createTag>,
): Promise<Tag> {
  const guid = await context.db.transaction(async (tx) => {
    await lockProject({ ...context, db: tx }, projectGuid);
    const errors = new FieldErrors();
    const name = errors.text("name", input.name, { max: projectLimits.tagName, isRequired: true, isNormalized: true });
    const message = errors.text("message", input.message, { max: projectLimits.tagMessage });
    const [commit] = await tx
      .select({ id: commits.id })
      .from(commits)
      .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, input.version_sha1)));
    if (commit === undefined) errors.add("version_sha1", (t) => t.projects.noSuchCommit);
    const [taken] = await tx
      .select({ guid: tags.guid })
      .from(tags)
      .where(and(eq(tags.projectGuid, projectGuid), eq(tags.name, name)));
    if (taken !== undefined) errors.add("name", (t) => t.projects.tagNotUnique);
    errors.throwIfAny();
    const now = context.clock.now();
    const [tag] = await tx
      .insert(tags)
      .values({ projectGuid, commitId: commit?.id ?? 0, name, message, createdAt: now })
      .returning({ guid: tags.guid });
    if (tag === undefined) throw new InternalError("The tag was not written");
    await tx
      .update(projects)
      .set({ tagsCount: sql`${projects.tagsCount} + 1`, updatedAt: now })
      .where(eq(projects.guid, projectGuid));
    return tag.guid;
  });
  return getTag(context, projectGuid, "guid", guid);
}

/**
 * Deletes a tag, but not its commit.
 * @throws {PortalError} `not-found` unless the project is the viewer's and has the tag.
 */
export async function deleteTag(context: Context, projectGuid: string, tagGuid: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockProject({ ...context, db: tx }, projectGuid);
    const deleted = await tx
      .delete(tags)
      .where(and(eq(tags.projectGuid, projectGuid), eq(tags.guid, tagGuid)))
      .returning({ guid: tags.guid });
    if (deleted.length === 0) throw new PortalError("not-found");
    await tx
      .update(projects)
      .set({ tagsCount: sql`${projects.tagsCount} - 1`, updatedAt: context.clock.now() })
      .where(eq(projects.guid, projectGuid));
  });
}

function toTag({ tag, commit }: Awaited<ReturnType<typeof selectTags>>[number]): Tag {
  const { createdAt, ...named } = commit;
  return {
    guid: tag.guid,
    name: tag.name,
    message: tag.message,
    created_on: tag.createdAt.toISOString(),
    project_version: { ...named, created_on: createdAt.toISOString() },
  };
}
