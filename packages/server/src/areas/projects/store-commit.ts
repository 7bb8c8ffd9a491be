import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { InternalError } from "../../core/internal-error";
import type { Store } from "../../db/context";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { contentSha1, type SourceFiles } from "./source-files";

/** The references from a commit to its stored files. */
type StoredSources = Pick<typeof commits.$inferInsert, "sourcesGuid" | "scfGuid">;

export const guidsOf = ({ sourcesGuid, scfGuid }: StoredSources) =>
  [sourcesGuid, scfGuid].filter((guid) => guid != null);

/** Stores source files as one archive, and the file for separate download. */
export async function storeSources(
  { db, clock }: Store,
  files: Files,
  sha1: string,
  sources: SourceFiles,
): Promise<StoredSources> {
  const now = clock.now();
  const archive = { name: `${sha1}.zip`, type: "application/zip", content: zipSync(Object.fromEntries(sources)) };
  const scf = [...sources].find(([path]) => /^[^/]+\.scf$/i.test(path));
  return {
    sourcesGuid: await files.put(db, archive, now),
    scfGuid: scf && (await files.put(db, { name: scf[0], type: "text/plain; charset=utf-8", content: scf[1] }, now)),
  };
}

/** Stores a commit of a project with its source files. For use in a transaction. */
export async function storeCommit(
  store: Store,
  files: Files,
  { guid, ownerId, number }: { readonly guid: string; readonly ownerId: number; readonly number: number },
  { message, sources }: { readonly message: string; readonly sources: SourceFiles },
): Promise<{ readonly id: number }> {
  const sha1 = await contentSha1(sources);
  const stored = await storeSources(store, files, sha1, sources);
  return insertCommit(store, { projectGuid: guid, ownerId, number, message, sha1, ...stored });
}

/** Adds a commit to a locked project as its latest. For use in a transaction. */
export async function insertCommit(
  { db, clock }: Store,
  values: Omit<typeof commits.$inferInsert, "createdAt">,
): Promise<{ readonly id: number }> {
  const now = clock.now();
  const [commit] = await db
    .insert(commits)
    .values({ ...values, createdAt: now })
    .returning({ id: commits.id });
  if (commit === undefined) throw new InternalError("The commit was not written");
  await db
    .update(projects)
    .set({ commitsCount: values.number, updatedAt: now })
    .where(eq(projects.guid, values.projectGuid));
  return commit;
}
