import type { BuildKind, BuildStats } from "@gatehouse/contract/builds";
import { eq, sql } from "drizzle-orm";
import { zipSync } from "fflate";
import { appendLog } from "../areas/builds";
import { addMs } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { commits, projects } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { demoCommitNumber, demoProjectGuid, demoProjects, demoSha } from "./projects";

type Result = "SUCCESS" | "FAILURE" | "ABORTED" | "UNSTABLE";

interface DemoBuild {
  readonly kind: BuildKind;
  readonly result: Result | "queued" | "building";
  /** Seconds that it took, or has run for. */
  readonly seconds: number;
  readonly rows?: number;
}

/** The project and the commit that have a build in every state, by the number of the commit. */
export const everyState = { project: "Muon telescope trigger", number: 9 } as const;

const inEveryState: readonly DemoBuild[] = [
  { kind: "build", result: "FAILURE", seconds: 41 },
  { kind: "build", result: "ABORTED", seconds: 12 },
  { kind: "build", result: "UNSTABLE", seconds: 201 },
  { kind: "build", result: "SUCCESS", seconds: 188, rows: 50_000 },
  { kind: "build", result: "SUCCESS", seconds: 187 },
  { kind: "build", result: "building", seconds: 74 },
  { kind: "build", result: "queued", seconds: 0 },
  { kind: "simulation", result: "FAILURE", seconds: 3 },
  { kind: "simulation", result: "SUCCESS", seconds: 5 },
];

/** Makes the builds and simulations of the demo's commits, with their logs and files. */
export async function seedBuilds(db: Database): Promise<void> {
  for (const project of demoProjects)
    for (const [at, commit] of project.commits.entries()) {
      const number = demoCommitNumber(project, at);
      const sha = demoSha(project.name, number);
      const [row] = await db.select().from(commits).where(eq(commits.sha1, sha));
      if (row === undefined) continue;
      const hasFiles = commit.hasSources !== false;
      const scfGuid = hasFiles
        ? await databaseFiles.put(
            db,
            file(`${sha.slice(0, 7)}.scf`, "text/plain", `board ${project.board}\n`),
            row.createdAt,
          )
        : null;
      const hasImage = commit.lut !== undefined && at > 0;
      const imageGuid = hasImage
        ? await databaseFiles.put(db, file("top.svg", "image/svg+xml", topDesign(project.name)), row.createdAt)
        : null;
      const sources = { "top.v": encoder.encode(topModule), "board.scf": encoder.encode(`top top\n`) };
      const archive = { name: `${sha}.zip`, type: "application/zip", content: zipSync(sources) };
      const sourcesGuid = hasFiles ? await databaseFiles.put(db, archive, row.createdAt) : null;
      await db.update(commits).set({ scfGuid, imageGuid, sourcesGuid }).where(eq(commits.id, row.id));
      const isEveryState = project.name === everyState.project && number === everyState.number;
      const made: readonly DemoBuild[] = isEveryState
        ? inEveryState
        : [
            { kind: "build", result: commit.lut === undefined ? "FAILURE" : "SUCCESS", seconds: 90 + at * 20 },
            ...(at % 2 === 0 ? [{ kind: "simulation", result: "SUCCESS", seconds: 4 } as const] : []),
          ];
      for (const [order, build] of made.entries()) await seedBuild(db, row, order, made, build, commit.lut ?? 40);
      await db
        .update(projects)
        .set({ buildsCount: sql`${projects.buildsCount} + ${made.filter(({ kind }) => kind === "build").length}` })
        .where(eq(projects.guid, demoProjectGuid(project.name)));
    }
}

async function seedBuild(
  db: Database,
  commit: typeof commits.$inferSelect,
  order: number,
  made: readonly DemoBuild[],
  { kind, result, seconds, rows }: DemoBuild,
  lut: number,
): Promise<void> {
  const createdAt = addMs(commit.createdAt, order * 300_000 + 30_000);
  const isFinished = result !== "queued" && result !== "building";
  const startedAt = result === "queued" ? null : addMs(createdAt, 4_000);
  const outputGuid =
    result === "SUCCESS" && kind === "build"
      ? await databaseFiles.put(db, file("top.bin", "application/octet-stream", "bitstream"), createdAt)
      : null;
  const [build] = await db
    .insert(builds)
    .values({
      commitId: commit.id,
      ownerId: commit.ownerId,
      kind,
      number: made.slice(0, order + 1).filter((other) => other.kind === kind).length,
      status: isFinished ? "finished" : result,
      result: isFinished ? result : null,
      stats: kind === "build" && (result === "SUCCESS" || result === "UNSTABLE") ? statsOf(lut, seconds) : null,
      outputGuid,
      createdAt,
      startedAt,
      finishedAt: isFinished && startedAt !== null ? addMs(startedAt, seconds * 1000) : null,
    })
    .returning({ id: builds.id });
  if (build === undefined || result === "queued") return;
  const log = logOf(result, rows ?? 40);
  for (let at = 0; at < log.length; at += 65_536) await appendLog(db, build.id, log.slice(at, at + 65_536));
}

const encoder = new TextEncoder();
/** Small enough to be built in some seconds: the builds that wait in the demo really run. */
const topModule = `// Eight scalers count the hits of four planes, read out byte by byte. All planes at once are a trigger.
module top(input clk, input [7:0] hit, input [4:0] address, output reg [7:0] data, output reg trigger);
  reg [7:0] now, before;
  wire [7:0] rising = now & ~before;
  wire [3:0] plane = {|now[7:6], |now[5:4], |now[3:2], |now[1:0]};
  always @(posedge clk) begin
    now <= hit;
    before <= now;
    trigger <= &plane;
  end
  wire [255:0] counts;
  genvar n;
  generate
    for (n = 0; n < 8; n = n + 1) begin : channel
      reg [31:0] count = 0;
      always @(posedge clk) if (rising[n]) count <= count + 1;
      assign counts[n * 32 +: 32] = count;
    end
  endgenerate
  always @(posedge clk) data <= counts[address * 8 +: 8];
endmodule
`;
const file = (name: string, type: string, text: string) => ({ name, type, content: encoder.encode(text) });

function statsOf(lut: number, seconds: number): BuildStats {
  const resource = (name: string, percent: number, available: number) => ({
    name,
    used: Math.round((percent / 100) * available),
    available,
  });
  return {
    resources: [
      resource("lut", lut, 5_280),
      resource("fd", lut * 0.73, 5_280),
      resource("dsp", lut * 1.19, 8),
      resource("ram_fifo", lut / 3, 30),
      resource("ultraram", Math.min(120, lut * 1.75), 4),
    ],
    clock_mhz: lut > 80 ? 96.4 : 125,
    timing_issues: [
      { name: "lut", count: lut > 80 ? 3 : 0 },
      { name: "net", count: lut > 80 ? 1 : 0 },
    ],
    steps: [
      { name: "Read sources", duration_ms: 400 },
      { name: "Synthesize", duration_ms: seconds * 400 },
      { name: "Place and route", duration_ms: seconds * 500 },
      { name: "Pack", duration_ms: seconds * 100 - 400 },
    ],
  };
}

function logOf(result: DemoBuild["result"], rows: number): Uint8Array<ArrayBuffer> {
  const lines = [
    "\x1b[1m==> Read sources\x1b[0m",
    "Reading top.v",
    "<== Read sources (0.4 s)",
    "\x1b[1m==> Synthesize\x1b[0m",
  ];
  for (let at = lines.length; at < rows - 3; at += 1) lines.push(`  cell ${at}: \x1b[36mSB_LUT4\x1b[0m mapped`);
  if (result === "FAILURE")
    lines.push(
      "top.v:41: \x1b[31;1mERROR:\x1b[0m Identifier `veto_gat' is not declared.",
      "<== Synthesize failed (0.9 s)",
    );
  if (result === "UNSTABLE") lines.push("\x1b[33mWarning:\x1b[0m 4 paths miss the clock.");
  if (result === "SUCCESS" || result === "UNSTABLE") lines.push("<== Synthesize (41.0 s)", "Done.");
  if (result === "ABORTED") lines.push("Stopped.");
  return encoder.encode(`${lines.join("\n")}\n`);
}

function topDesign(name: string): string {
  const title = name.replace(/[<>&]/g, " ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect x="100" y="40" width="120" height="80" fill="none" stroke="black"/><text x="160" y="84" text-anchor="middle" font-size="10">${title}</text><path d="M40 80h60M220 80h60" stroke="black"/></svg>`;
}
