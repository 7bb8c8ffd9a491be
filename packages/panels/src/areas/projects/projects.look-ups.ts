import { isPortalError } from "@gatehouse/contract";
import { hasSources, projects, type Tag } from "@gatehouse/contract/projects";
import { done, findDone, notDone } from "../../data/find-done";
import { doneIfGone, doneIfListed } from "../../data/find-in-list";

/** Requests the whole list instead of a page. */
const whole = { page: 0, page_size: 0 } as const;

export const findUpdated = findDone(projects.update, [], async ({ projectGuid, body }, ask) => {
  const project = await ask(projects.get, { projectGuid });
  const { name, description, keep_sources_permission_granted: keeps = project.keep_sources_permission_granted } = body;
  const isAsSent =
    project.name === name.trim() &&
    (project.description ?? "") === description.trim() &&
    project.keep_sources_permission_granted === keeps;
  return isAsSent ? done(project) : notDone;
});

export const findProjectDeleted = findDone(
  projects.delete,
  [],
  async ({ projectGuid }, ask) => {
    try {
      await ask(projects.get, { projectGuid });
      return notDone;
    } catch (error) {
      // A 404 without the API's `detail` may be a proxy's page during a deployment.
      if (isPortalError(error, "not-found") && error.detail !== undefined) return done(undefined);
      throw error;
    }
  },
  { goneIsDone: true },
);

export const findSourcesDeleted = findDone(projects.deleteSources, [], async ({ projectGuid, commitSha }, ask) =>
  hasSources(await ask(projects.getCommit, { projectGuid, commitSha })) ? notDone : done(undefined),
);

/**
 * Tag names are unique in a project, so a tag with this name on this commit is the new one, unless it existed before.
 * The known list may contain only the newest tags. A tag older than one of those existed before, too.
 */
export const findTagCreated = findDone(projects.createTag, [projects.listTags], async (input, ask, [known]) => {
  const { projectGuid, body } = input;
  const name = body.name.trim();
  const found = await ask(projects.listTags, { projectGuid, query: { ...whole, search: name } });
  const knownTags = known?.results ?? [];
  const wasThere = (tag: Tag) =>
    knownTags.some(({ guid }) => guid === tag.guid) ||
    (known?.next != null && knownTags.some((other) => Date.parse(other.created_on) > Date.parse(tag.created_on)));
  return doneIfListed(
    found,
    (tag) =>
      !wasThere(tag) &&
      tag.name === name &&
      (tag.message ?? "") === (body.message ?? "").trim() &&
      (tag.project_version == null || tag.project_version.version_sha1 === body.version_sha1),
    (tag) => tag,
  );
});

export const findTagDeleted = findDone(
  projects.deleteTag,
  [],
  async ({ projectGuid, tagGuid }, ask) =>
    doneIfGone(await ask(projects.listTags, { projectGuid, query: whole }), ({ guid }) => guid === tagGuid),
  { goneIsDone: true },
);
