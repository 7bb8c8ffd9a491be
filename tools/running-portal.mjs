// Runs the built portal as a separate process during a measurement, with demo data in a temporary folder.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { nodeOptions } from "./portal-settings.mjs";
import { readJson, root } from "./workspace.mjs";

const product = readJson(join(root, "examples/product.json"));

export const portalOrigin = "http://127.0.0.1:4188";

/** Starts the portal, calls `measure` with its process id, and ends it. Runs `sql` on the demo data before. */
export async function withPortal(measure, { sql } = {}) {
  const data = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
  try {
    if (sql !== undefined) {
      await run(data, () => undefined);
      const database = await PGlite.create({ dataDir: join(data, "postgres") });
      await database.exec(sql);
      await database.close();
    }
    return await run(data, measure);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function run(data, measure) {
  const server = spawn(process.execPath, [...nodeOptions, join(root, "packages/server/dist/main.js"), "--demo"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: new URL(portalOrigin).port,
      GATEHOUSE_DATA: data,
      DATABASE_URL: "",
      GATEHOUSE_HOST_DIR: join(root, "examples/host/dist"),
      GATEHOUSE_PRODUCT_ID: product.id,
      GATEHOUSE_PRODUCT_NAME: product.name,
      GATEHOUSE_GROUPS: join(root, "examples/groups.json"),
      GATEHOUSE_HOST_CONFIG: join(root, "examples/host-config.json"),
    },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    await Promise.race([
      new Promise((resolve) => server.stdout.once("data", resolve)),
      ended.then((code) => Promise.reject(new Error(`The portal ended with status ${code} before it was measured.`))),
    ]);
    return await measure(server.pid);
  } finally {
    server.kill();
    await ended;
  }
}
