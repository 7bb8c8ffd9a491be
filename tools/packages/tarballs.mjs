// Packs the packages as npm would publish them, and checks them with publint and arethetypeswrong.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { isMadeOfDist } from "../build.mjs";
import { bin, runNode } from "../run.mjs";
import { root } from "../workspace.mjs";

const folder = join(root, ".build/tarballs");

async function pack({ path, manifest }) {
  try {
    const { stdout } = await promisify(execFile)("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: path,
    });
    // Fails when a script of ours writes to stdout, which belongs to npm's JSON.
    const [{ filename, files }] = JSON.parse(stdout);
    return { path: join(folder, filename), files: files.map((file) => file.path) };
  } catch (error) {
    throw new Error(`npm pack of ${manifest.name} failed: ${error.message}\n${error.stdout ?? ""}`, { cause: error });
  }
}

/** Packs every package as its author would, including scripts. Returns `{ path, files }` by package folder. */
export async function packAll(packages) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = {};
  // The elements' script also builds the packages that they are made of if those are stale. Pack these first.
  const isLast = (one) => isMadeOfDist({ name: one.folder });
  for (const waiting of [packages.filter((one) => !isLast(one)), packages.filter(isLast)]) {
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) tarballs[next.folder] = await pack(next);
    };
    await Promise.all([worker(), worker()]);
  }
  return tarballs;
}

export async function checkPublint({ manifest }, tarball) {
  const { messages } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(readFileSync(tarball.path)).buffer },
  });
  return messages.map((message) => formatMessage(message, manifest, { color: false }));
}

export async function checkTypes(tarball) {
  const { code, output } = await runNode(
    [bin("@arethetypeswrong/cli", "attw"), tarball.path, "--profile", "esm-only", "--no-color", "--no-emoji"],
    {
      quiet: true,
    },
  );
  return code === 0 ? [] : [output.trim()];
}
