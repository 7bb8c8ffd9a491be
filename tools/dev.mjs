// `npm run dev`: the server from its sources, restarted on change, and the host on Vite's development server in front of it.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bin } from "./run.mjs";
import { root, sourceCondition } from "./workspace.mjs";

const product = JSON.parse(readFileSync(join(root, "examples/product.json"), "utf8"));
const names = {
  GATEHOUSE_PRODUCT_ID: product.id,
  GATEHOUSE_PRODUCT_NAME: product.name,
  GATEHOUSE_GROUPS: join(root, "examples/groups.json"),
  GATEHOUSE_HOST_CONFIG: join(root, "examples/host-config.json"),
};
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
      env: { ...names, ...process.env, PORT: port, GATEHOUSE_DATA: process.env.GATEHOUSE_DATA ?? join(root, ".data") },
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
