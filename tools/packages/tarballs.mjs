// The packages as npm would publish them, judged by publint and by arethetypeswrong.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { bin, run, runNode } from "../run.mjs";
import { root } from "../workspace.mjs";

const folder = join(root, ".build/tarballs");

/** Packs every package once; answers the tarball's path by package folder. */
export async function packAll(packages) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = {};
  for (const { folder: name, path, manifest } of packages) {
    const { code, output } = await run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], { cwd: path, quiet: true });
    if (code !== 0) throw new Error(`npm pack of ${manifest.name} failed: ${output}`);
    tarballs[name] = join(folder, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);
  }
  return tarballs;
}

export async function checkPublint({ manifest }, tarball) {
  const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer } });
  return messages.map((message) => formatMessage(message, manifest, { color: false }));
}

export async function checkTypes(tarball) {
  const { code, output } = await runNode([bin("@arethetypeswrong/cli", "attw"), tarball, "--profile", "esm-only", "--no-color", "--no-emoji"], {
    quiet: true,
  });
  return code === 0 ? [] : [output.trim()];
}
