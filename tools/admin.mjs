// `npm run admin -- …`: the back office's command line, on the same data as `npm start`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "./build.mjs";
import { portalSettings } from "./portal-settings.mjs";
import { root } from "./workspace.mjs";

const failed = (await build({ types: false })).filter(({ ok }) => !ok);
if (failed.some(({ name }) => name === "server" || name === "contract")) {
  console.error("The server could not be built. The message above says why.");
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [join(root, "packages/server/dist/admin.js"), ...process.argv.slice(2)],
  { stdio: "inherit", env: portalSettings() },
);
process.exitCode = status ?? 1;
