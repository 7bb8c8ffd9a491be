// `npm run dev`: runs the server from its sources, restarted on changes, behind Vite's development server for the host.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { portalSettings } from "./portal-settings.mjs";
import { bin } from "./run.mjs";
import { root, sourceCondition } from "./workspace.mjs";

const port = process.env.PORT ?? "4180";
const children = [
  spawn(
    process.execPath,
    [
      bin("tsx"),
      "watch",
      `--conditions=${sourceCondition}`,
      "packages/server/src/node/main.ts",
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...portalSettings(), PORT: port },
    },
  ),
  spawn(process.execPath, [bin("vite")], {
    cwd: join(root, "examples/host"),
    stdio: "inherit",
    env: { ...process.env, PORTAL_ORIGIN: `http://127.0.0.1:${port}` },
  }),
];
const endAll = () => children.forEach((child) => child.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endAll);
for (const child of children)
  child.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    endAll();
  });
