// Builds and simulates every commit of every demo design, and stores the results in recorded/ for the demo data.
//   node record.mjs                 commits that changed since they were recorded
//   node record.mjs DESIGN[/N] …    these designs, or these commits of them, even if they haven't changed
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { designNames, home, readDesignCommits } from "./src/design-commits.mjs";
import { ensureInstalled } from "./src/install.mjs";
import { recordRun } from "./src/record-run.mjs";

const recorded = join(home, "recorded");

async function read(path) {
  try {
    return await readFile(path);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Stores compressed content below recorded/. Returns its path from this folder. Undefined without content. */
async function keep(name, content) {
  if (content === undefined) return undefined;
  const path = `recorded/${name}.gz`;
  await mkdir(dirname(join(home, path)), { recursive: true });
  await writeFile(join(home, path), gzipSync(content, { level: 9 }));
  return path;
}

async function keepOutput(folder, name, out) {
  const content = await read(join(out, name));
  return content && { name, size: content.length, file: await keep(`${folder}/${name}`, content) };
}

async function recordBuild(files, name) {
  return recordRun("build", files, async ({ status, chunks, durationMs, out }) => {
    return {
      result: status === 0 ? "success" : "failure",
      duration_ms: durationMs,
      log: await keep(`${name}/build.log.json`, JSON.stringify(chunks)),
      stats: await keep(`${name}/stats.json`, await read(join(out, "stats.json"))),
      image: await keep(`${name}/top.svg`, await read(join(out, "top.svg"))),
      output: await keepOutput(name, "bitstream.bin", out),
    };
  });
}

async function recordSimulation(files, name) {
  return recordRun("simulate", files, async ({ status, chunks, durationMs, out }) => {
    return {
      result: status === 0 ? "success" : "failure",
      duration_ms: durationMs,
      log: await keep(`${name}/simulation.log.json`, JSON.stringify(chunks)),
      output: await keepOutput(name, "waves.vcd", out),
    };
  });
}

async function recordCommit(folder, { number, sha1, message, files }) {
  const name = `${folder}/${number}`;
  const has = (path) => files.some((file) => file.path === path);
  const build = await recordBuild(files, name);
  const simulation = has("testbench.json") ? await recordSimulation(files, name) : undefined;
  console.log(
    `${name.padEnd(20)} build ${build.result} ${build.duration_ms} ms` +
      (simulation === undefined ? "" : `, simulation ${simulation.result} ${simulation.duration_ms} ms`),
  );
  return {
    sha1,
    message,
    files,
    hasTestBench: has("testbench.json"),
    scfFile: has("board.scf") ? "board.scf" : undefined,
    build,
    simulation,
  };
}

async function readIndex() {
  return JSON.parse((await read(join(recorded, "index.json"))) ?? '{ "designs": [] }').designs;
}

/** Puts the results of a design in the index. */
async function writeDesign(design) {
  const names = await designNames();
  const others = (await readIndex()).filter(({ folder }) => folder !== design.folder && names.includes(folder));
  const designs = [...others, design].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  await mkdir(recorded, { recursive: true });
  await writeFile(join(recorded, "index.json"), `${JSON.stringify({ designs }, null, 2)}\n`);
}

async function recordDesign(folder, known, isNamed) {
  const { name, description, board, commits } = await readDesignCommits(folder);
  const results = [];
  for (const commit of commits) {
    const before = known?.commits[commit.number - 1];
    const isKept = before?.sha1 === commit.sha1 && !isNamed(`${folder}/${commit.number}`);
    // Clear the commit's folder, because a new run may not produce all the old files.
    if (!isKept) await rm(join(recorded, folder, String(commit.number)), { recursive: true, force: true });
    results.push(isKept ? before : await recordCommit(folder, commit));
  }
  await writeDesign({ folder, name, description, board, commits: results });
}

await ensureInstalled();
const named = process.argv.slice(2);
const known = await readIndex();
for (const folder of await designNames()) {
  const isNamed = (name) => named.includes(folder) || named.includes(name);
  if (named.length === 0 || named.some((name) => name.split("/")[0] === folder))
    await recordDesign(
      folder,
      known.find((design) => design.folder === folder),
      isNamed,
    );
}
