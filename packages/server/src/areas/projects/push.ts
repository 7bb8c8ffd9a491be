import { PortalError } from "@gatehouse/contract";
import type { BuildKind } from "@gatehouse/contract/builds";
import { projectLimits } from "@gatehouse/contract/projects";
import { and, eq, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { Refusal } from "../../texts/refusal";
import { queueBuild } from "../builds";
import { findKnownCommit, isComplete, lockKnownCommit } from "./pushed-before";
import { checkOwner, lockProject } from "./rules";
import { checkSourceFiles, contentSha1, type SourceFiles } from "./source-files";
import { guidsOf, insertCommit, storeSources } from "./store-commit";

export interface Push {
  readonly projectGuid: string;
  readonly message: string;
  readonly sources: SourceFiles;
}

export interface PushedCommit {
  readonly sha1: string;
  readonly number: number;
  /** False if the project already had a commit with this content. */
  readonly isNew: boolean;
  /** The kinds of builds that the push queued. */
  readonly queued: readonly BuildKind[];
}

/**
 * Checks a push and returns its normalized message.
 * @throws {PortalError} `invalid` or `too-large` if it can't be stored.
 */
export function checkPush({ message, sources }: Pick<Push, "message" | "sources">): string {
  const errors = new FieldErrors();
  const text = errors.text("message", message, {
    max: projectLimits.description,
    isRequired: true,
    isNormalized: true,
  });
  errors.throwIfAny();
  checkSourceFiles(sources);
  return text;
}

/**
 * Stores source files as a commit and queues a build and, with a test bench, a simulation. Pushing the same content
 * again gives the same commit, so clients can repeat a push whose response was lost. A repeated push queues only builds
 * that have neither succeeded nor are pending, and restores their sources.
 * @throws {PortalError} `not-found` unless the project is the viewer's, `invalid` or `too-large` if it can't be stored.
 */
export async function pushCommit(
  context: Context,
  files: Files,
  { projectGuid, message, sources }: Push,
): Promise<PushedCommit> {
  const text = checkPush({ message, sources });
  const sha1 = await contentSha1(sources);
  await checkOwner(context, projectGuid);
  const kinds: readonly BuildKind[] = sources.has("testbench.json") ? ["build", "simulation"] : ["build"];
  const early = await findKnownCommit(context.db, projectGuid, sha1, kinds);
  if (early !== undefined && isComplete(early)) return { sha1, number: early.number, isNew: false, queued: [] };
  // Store before the transaction: it locks the project, and an external store can be slow.
  const stored = await storeSources(context, files, sha1, sources);
  const { isStored, ...pushed } = await context.db.transaction(async (db) => {
    const tx = { ...context, db };
    const { guid, ownerId, commitsCount } = await lockProject(tx, projectGuid);
    const known = await lockKnownCommit(db, projectGuid, sha1, kinds);
    if (known !== undefined) {
      const isStored = known.needsSources && !known.hasSources;
      if (isStored) await db.update(commits).set(stored).where(eq(commits.id, known.id));
      for (const kind of known.queue) await queueBuild(tx, known.id, kind);
      return { sha1, number: known.number, isNew: false, queued: known.queue, isStored };
    }
    const number = commitsCount + 1;
    const commit = await insertCommit(tx, { projectGuid: guid, ownerId, number, message: text, sha1, ...stored });
    for (const kind of kinds) await queueBuild(tx, commit.id, kind);
    return { sha1, number, isNew: true, queued: kinds, isStored: true };
  });
  // The commit already has its sources. After an error, the new files may be in use, so leave them to the sweep.
  if (!isStored) await files.delete(context.db, guidsOf(stored));
  return pushed;
}

function projectNameIn(name: string): string {
  const errors = new FieldErrors();
  const text = errors.text("name", name, { max: projectLimits.name, isRequired: true, isNormalized: true });
  errors.throwIfAny();
  return text;
}

/** The guid of the viewer's project of this name. Undefined if there is none. */
export async function projectNamed({ db, viewer }: Context, name: string): Promise<string | undefined> {
  const text = projectNameIn(name);
  const [found] = await db
    .select({ guid: projects.guid })
    .from(projects)
    .where(and(eq(projects.ownerId, viewer.id), eq(sql`normalize(${projects.name}, NFC)`, text)))
    .limit(1);
  return found?.guid;
}

/** @returns the guid of the new project. */
export async function createProject(
  { db, viewer, clock }: Context,
  name: string,
  board: string | null,
): Promise<string> {
  const now = clock.now();
  const [made] = await db
    .insert(projects)
    .values({ ownerId: viewer.id, name: projectNameIn(name), board, createdAt: now, updatedAt: now })
    .returning({ guid: projects.guid });
  if (made === undefined) throw new InternalError("The project was not written");
  return made.guid;
}

/**
 * Queues a build or simulation of a commit.
 * @throws {PortalError} `invalid` if its sources are deleted.
 */
export async function startBuild(
  context: Context,
  { projectGuid, commitSha, kind }: { projectGuid: string; commitSha: string; kind: "build" | "simulation" },
): Promise<number> {
  return context.db.transaction(async (db) => {
    const tx = { ...context, db };
    await lockProject(tx, projectGuid);
    const [commit] = await db
      .select({ id: commits.id, sourcesGuid: commits.sourcesGuid })
      .from(commits)
      .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, commitSha)))
      // Lock the commit, because its last build could end meanwhile and delete the sources.
      .for("update");
    if (commit === undefined) throw new PortalError("not-found");
    if (commit.sourcesGuid === null)
      throw new Refusal("invalid", { status: 400, detail: (t) => t.projects.sourcesDeleted });
    return queueBuild(tx, commit.id, kind);
  });
}
