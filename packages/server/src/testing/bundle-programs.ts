import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const server = fileURLToPath(new URL("../..", import.meta.url));
const modules = ["main", "admin-command", "startup-error"];

/** Bundles the server's programs, because each process would take seconds to load hundreds of TypeScript modules. */
export async function bundlePrograms(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  // Use a folder in the package, so that Node can resolve the external modules.
  const parent = join(server, "node_modules/.cache");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "programs-"));
  await build({
    entryPoints: modules.map((name) => join(server, `src/node/${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@gatehouse/source"],
    // These load files next to their code, or Node's modules with `require`.
    external: [
      "@electric-sql/pglite",
      "@napi-rs/canvas",
      "@node-rs/argon2",
      "nodemailer",
      "pg",
      "pg-boss",
      "prom-client",
    ],
    logLevel: "error",
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
