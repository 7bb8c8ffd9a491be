// Stores the public API as text in version control, one report per entry. A diff then shows every change of a name or
// type.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { publicEntries, root, workspacePackages } from "../workspace.mjs";

const stored = "tools/snapshots/api";
const generated = ".build/api";
const longestDiff = 200;
const advice = `If you meant these changes, run node tools/check-packages.mjs --update and commit ${stored}.`;

/** Names, types and signatures only. Broken declarations are found when the tarballs are type-checked. */
const silent = { default: { logLevel: "none" } };
const messages = {
  compilerMessageReporting: silent,
  extractorMessageReporting: silent,
  tsdocMessageReporting: silent,
};
const compilerOptions = {
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  jsx: "react-jsx",
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** `@gatehouse/design/dialog` → `dialog`, and a package itself → `index`. */
const reportName = (subpath) => (subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-"));

function configOf({ pack, file, subpath }, base) {
  const folder = join(base, generated, pack.folder);
  mkdirSync(folder, { recursive: true });
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(pack.path, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: pack.path,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      // Types that an entry uses without exporting them are part of what an embedder sees.
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: reportName(subpath),
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages,
    },
  });
}

/** Reads the declarations in every dist and writes a report for each entry into `.build/api`. */
function writeReports(base) {
  const entries = workspacePackages(base).flatMap((pack) =>
    publicEntries(pack).map((entry) => ({ ...entry, pack, file: join(pack.path, entry.types) })),
  );
  const missing = entries.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) throw new Error(`not built: ${missing.map(({ specifier }) => specifier).join(", ")}`);
  rmSync(join(base, generated), { recursive: true, force: true });
  const configs = entries.map((entry) => configOf(entry, base));
  // One program for all entries takes seconds. One for each would take a minute.
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: entries.map(({ file }) => file) });
  for (const [at, config] of configs.entries()) {
    const problems = [];
    const messageCallback = (message) => {
      if (message.logLevel === "error") problems.push(message.text);
      message.handled = true;
    };
    const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
    if (!succeeded) throw new Error(`no report of ${entries[at].specifier}: ${problems.join("\n")}`);
  }
}

/** Takes the API in every dist as the reviewed one. */
export function updateApi(base = root) {
  writeReports(base);
  rmSync(join(base, stored), { recursive: true, force: true });
  cpSync(join(base, generated), join(base, stored), { recursive: true });
}

/** The diff between the reviewed API and the one in every dist, or an empty list. */
export function checkApi(base = root) {
  writeReports(base);
  mkdirSync(join(base, stored), { recursive: true });
  const { status, stdout, error } = spawnSync(
    "git",
    ["diff", "--no-index", "--no-color", "--no-ext-diff", stored, generated],
    { cwd: base, encoding: "utf8", maxBuffer: 64 * 1_048_576 },
  );
  if (status === 0) return [];
  if (status !== 1) throw error ?? new Error(`git diff ended with status ${status}`);
  const lines = stdout.trimEnd().split("\n");
  const more = lines.length - longestDiff;
  return [...lines.slice(0, longestDiff), ...(more > 0 ? [`… and ${more} more lines`] : []), advice];
}
