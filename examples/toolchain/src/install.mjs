// The compilers weigh 320 MB, so the portal starts without them and the first run installs them.
import { spawn } from "node:child_process";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withInstallLock } from "./install-lock.mjs";
import { writeLine } from "./log.mjs";
import { createSteps } from "./steps.mjs";
import { UserError } from "./user-error.mjs";

const home = fileURLToPath(new URL("..", import.meta.url));

async function packagesIn(path) {
  try {
    return JSON.parse(await readFile(path, "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether `node_modules` has the versions in `package-lock.json`. */
export async function isInstalled(base = home) {
  const present = await packagesIn(join(base, "node_modules/.package-lock.json"));
  if (present === undefined) return false;
  const wanted = await packagesIn(join(base, "package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || present[path]?.version === version,
  );
}

function npmCi(folder) {
  const args = ["ci", "--prefer-offline", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"];
  const npm = spawn("npm", args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  const stop = (signal) => {
    npm.kill(signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  return new Promise((resolve, reject) => {
    npm.on("error", reject);
    npm.on("close", (code) => {
      process.off("SIGTERM", stop).off("SIGINT", stop);
      if (code === 0) resolve();
      else reject(new UserError(`npm ci ended with status ${code}. Its message is above.`));
    });
  });
}

// npm installs into a separate folder, and a rename puts the result in place. An interrupted run leaves nothing half
// installed, and the next one removes its folder.
async function install(base) {
  const work = join(base, ".build/install");
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    for (const name of ["package.json", "package-lock.json"]) await cp(join(base, name), join(work, name));
    await npmCi(work);
    await rm(join(base, "node_modules"), { recursive: true, force: true });
    await rename(join(work, "node_modules"), join(base, "node_modules"));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Installs the compilers unless they are there. Concurrent runs wait for the first one. */
export async function ensureInstalled(base = home) {
  if (await isInstalled(base)) return;
  await createSteps().step("Install toolchain", () => {
    writeLine("The compilers are not on this server yet. Installing them once (npm ci, 320 MB) …");
    return withInstallLock(join(base, ".build"), async () => {
      if (!(await isInstalled(base))) await install(base);
    });
  });
}
