// The `prepack` script of every package. It makes npm pack and publish the package with current code and declarations.
// All output goes to stderr, because the stdout of `npm pack --json` is only for JSON.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./workspace.mjs";

if (existsSync(join(root, "node_modules/tsup"))) {
  const args = [join(root, "tools/build.mjs"), `--only=${basename(process.cwd())}`];
  process.exitCode = spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] }).status ?? 1;
} else {
  console.error("The dependencies are not installed. Run npm ci first.");
  process.exitCode = 1;
}
