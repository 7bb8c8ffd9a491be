import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this example, which all paths in `recorded/index.json` start from. */
export const home = fileURLToPath(new URL("..", import.meta.url));

async function filesIn(folder) {
  const entries = await readdir(join(home, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(home, folder).length + 1))
    .sort();
}

async function sha1Of(message, files) {
  const hash = createHash("sha1").update(`${message}\0`);
  for (const { path, source } of files)
    hash
      .update(`${path}\0`)
      .update(await readFile(join(home, source)))
      .update("\0");
  return hash.digest("hex");
}

/** The folder names of all demo designs. */
export const designNames = async () => (await readdir(join(home, "designs"))).sort();

/**
 * Reads a design and the files of each of its commits.
 *
 * A commit's folder holds only the files that it changes. All others are unchanged from the previous commit.
 *
 * @returns `design.json`, where each commit also has `number`, `sha1` and `files`: `{ path, source }`, in order.
 */
export async function readDesignCommits(folder) {
  const design = JSON.parse(await readFile(join(home, "designs", folder, "design.json"), "utf8"));
  const sources = new Map();
  const commits = [];
  for (const [at, { message }] of design.commits.entries()) {
    const changed = `designs/${folder}/commits/${at + 1}`;
    for (const path of await filesIn(changed)) sources.set(path, `${changed}/${path}`);
    const files = [...sources].map(([path, source]) => ({ path, source })).sort((a, b) => (a.path < b.path ? -1 : 1));
    commits.push({ number: at + 1, sha1: await sha1Of(message, files), message, files });
  }
  return { ...design, folder, commits };
}
