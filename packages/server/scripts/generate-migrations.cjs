// Writes the next migration from the tables: `node packages/server/scripts/generate-migrations.cjs NAME` (snake_case).
// With `--check` it writes nothing and fails if tables and migrations differ. drizzle-kit makes
// migrations/NNNN_name.sql and migrations/snapshot.json. src/db/migrations.ts bundles the SQL, so that it also runs in
// a browser.
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { join, resolve } = require("node:path");

const root = resolve(__dirname, "..");
// drizzle-kit is in the root's node_modules and resolves drizzle-orm, which may be in this package's own.
process.env.NODE_PATH = [join(root, "node_modules"), join(root, "../../node_modules")].join(":");
Module._initPaths();
const { generateDrizzleJson, generateMigration } = require("drizzle-kit/api");

const folder = join(root, "migrations");
const snapshotFile = join(folder, "snapshot.json");
const bundleFile = join(root, "src/db/migrations.ts");

async function main() {
  const [name] = process.argv.slice(2);
  const before = existsSync(snapshotFile) ? JSON.parse(readFileSync(snapshotFile, "utf8")) : generateDrizzleJson({});
  const after = generateDrizzleJson(tables(), before.id);
  const statements = await generateMigration(before, after);
  if (name === "--check") {
    const drifted = statements.length > 0 || readFileSync(bundleFile, "utf8") !== bundle();
    if (drifted)
      fail(`The tables and the migrations differ; run scripts/generate-migrations.cjs NAME.\n${statements.join("\n")}`);
    return;
  }
  if (!/^[a-z0-9_]+$/.test(name ?? "")) fail("Give the migration a name in snake_case.");
  mkdirSync(folder, { recursive: true });
  if (statements.length > 0) {
    const number = String(files().length + 1).padStart(4, "0");
    writeFileSync(join(folder, `${number}_${name}.sql`), `${statements.join("\n--> statement-breakpoint\n")}\n`);
    writeFileSync(snapshotFile, `${JSON.stringify(after, null, 1)}\n`);
  }
  writeFileSync(bundleFile, bundle());
  console.log(statements.length > 0 ? `${statements.length} statements` : "No change");
}

/** Bundles the tables, which are TypeScript ES modules, into one CommonJS text and evaluates it. */
function tables() {
  const { buildSync } = require("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/db/schema.ts")],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    packages: "external",
  });
  const module = new Module("schema");
  module.paths = [join(root, "node_modules"), join(root, "../../node_modules")];
  module._compile(outputFiles[0].text, join(root, "schema.cjs"));
  return module.exports;
}

function files() {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
}

function bundle() {
  const entries = files().map((file) => {
    const statements = readFileSync(join(folder, file), "utf8")
      .split("--> statement-breakpoint")
      .map((text) => text.trim());
    return `  {\n    name: ${JSON.stringify(file.replace(/\.sql$/, ""))},\n    statements: [\n${statements.map((text) => `      ${JSON.stringify(text)},\n`).join("")}    ],\n  },\n`;
  });
  return [
    "// Written by scripts/generate-migrations.cjs from migrations/*.sql; not by hand.\n",
    "/** The database's history; a database's version is how many of these it has had. */\n",
    `export const migrations: readonly { readonly name: string; readonly statements: readonly string[] }[] = [\n${entries.join("")}];\n`,
  ].join("");
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

void main();
