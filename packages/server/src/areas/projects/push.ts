import { PortalError } from "@gatehouse/contract";
import { projectLimits } from "@gatehouse/contract/projects";
import { and, eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { FieldErrors } from "../../core/field-errors";
import { InternalError } from "../../core/internal-error";
import type { Context, Store } from "../../db/context";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { queueBuild } from "../builds";
import { lockProject } from "./rules";
import { checkSourceFiles, contentSha1, type SourceFiles } from "./source-files";

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
}

/**
 * Stores source files as a commit, and queues a build and, with a test bench, a simulation. The same content pushed again is
 * the same commit, so a push whose response was lost can be sent again.
 * @throws {PortalError} `not-found` unless the project is the viewer's, `invalid` or `too-large` for what cannot be stored.
 */
export async function pushCommit(
  context: Context,
  files: Files,
  { projectGuid, message, sources }: Push,
): Promise<PushedCommit> {
  const errors = new FieldErrors();
  const text = errors.text("message", message, { max: projectLimits.description, isRequired: true });
  errors.throwIfAny();
  checkSourceFiles(sources);
  const sha1 = await contentSha1(sources);
  return context.db.transaction(async (db) => {
    const tx = { ...context, db };
    const project = await lockProject(tx, projectGuid);
    const [known] = await db
      .select({ number: commits.number })
      .from(commits)
      .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, sha1)));
    if (known !== undefined) return { sha1, number: known.number, isNew: false };
    const number = project.commitsCount + 1;
    const commit = await storeCommit(
      tx,
      files,
      { guid: project.guid, ownerId: project.ownerId, number },
      { message: text, sources },
    );
    await queueBuild(tx, commit.id, "build");
    if (sources.has("testbench.json")) await queueBuild(tx, commit.id, "simulation");
    return { sha1, number, isNew: true };
  });
}

/** Stores a commit of a project with its source files. For use in a transaction. */
export async function storeCommit(
  { db, clock }: Store,
  files: Files,
  { guid, ownerId, number }: { readonly guid: string; readonly ownerId: number; readonly number: number },
  { message, sources }: Pick<Push, "message" | "sources">,
): Promise<{ readonly id: number }> {
  const now = clock.now();
  const sha1 = await contentSha1(sources);
  const archive = { name: `${sha1}.zip`, type: "application/zip", content: zipSync(Object.fromEntries(sources)) };
  const scf = [...sources].find(([path]) => /^[^/]+\.scf$/i.test(path));
  const [commit] = await db
    .insert(commits)
    .values({
      projectGuid: guid,
      ownerId,
      number,
      sha1,
      message,
      createdAt: now,
      sourcesGuid: await files.put(db, archive, now),
      scfGuid: scf && (await files.put(db, { name: scf[0], type: "text/plain; charset=utf-8", content: scf[1] }, now)),
    })
    .returning({ id: commits.id });
  if (commit === undefined) throw new InternalError("The commit was not written");
  await db.update(projects).set({ commitsCount: number, updatedAt: now }).where(eq(projects.guid, guid));
  return commit;
}

/** The guid of the viewer's project of this name, made if there is none. */
export async function projectNamed(
  { db, viewer, clock }: Context,
  name: string,
  board: string | null,
): Promise<string> {
  const errors = new FieldErrors();
  const text = errors.text("name", name, { max: projectLimits.name, isRequired: true });
  errors.throwIfAny();
  const [found] = await db
    .select({ guid: projects.guid })
    .from(projects)
    .where(and(eq(projects.ownerId, viewer.id), eq(projects.name, text)))
    .limit(1);
  if (found !== undefined) return found.guid;
  const now = clock.now();
  const [made] = await db
    .insert(projects)
    .values({ ownerId: viewer.id, name: text, board, createdAt: now, updatedAt: now })
    .returning({ guid: projects.guid });
  if (made === undefined) throw new InternalError("The project was not written");
  return made.guid;
}

/** Queues a build or simulation of a commit. @throws {PortalError} `invalid` if its sources are deleted. */
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
      .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, commitSha)));
    if (commit === undefined) throw new PortalError("not-found");
    if (commit.sourcesGuid === null)
      throw new PortalError("invalid", { status: 400, detail: "The source files of this commit are deleted." });
    return queueBuild(tx, commit.id, kind);
  });
}
