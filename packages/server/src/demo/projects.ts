import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { commits, projects, tags } from "../db/tables/projects";
import { demoGuid } from "./licenses";

interface DemoCommit {
  readonly message: string;
  /** Days before today. */
  readonly daysAgo: number;
  /** Percent of the board's LUTs; the other figures follow from it. Without it, no build has ever succeeded. */
  readonly lut?: number;
  readonly hasSources?: false;
  readonly tags?: readonly string[];
}

interface DemoProject {
  readonly name: string;
  readonly owner?: string;
  readonly board: string;
  readonly description?: string;
  readonly forkOf?: string;
  readonly keepsSources?: true;
  /** The oldest first. */
  readonly commits: readonly DemoCommit[];
  /** Commits before those, made by rule. */
  readonly olderCommits?: number;
}

const customer = "customer@example.com";

/** The projects of the demo; the customer's, unless they say otherwise. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: "Muon telescope trigger",
    board: "DAQ-32",
    description: "Coincidence of four scintillator planes with a programmable veto and scalers.",
    keepsSources: true,
    commits: [
      { message: "Start from the board template", daysAgo: 292, lut: 31, tags: ["v2.2"] },
      { message: "Add a coincidence window of 8 ns", daysAgo: 204, lut: 38 },
      { message: "Count accidentals in a second window", daysAgo: 131, lut: 43, tags: ["v2.3"] },
      { message: "Register the top-level inputs", daysAgo: 40, lut: 46 },
      { message: "Shorten the veto path", daysAgo: 12, lut: 46, tags: ["v2.4", "beam/2026-11 🎯"] },
      { message: "Pipeline the veto comparator", daysAgo: 8, lut: 47 },
      { message: "Widen the scalers to 48 bits", daysAgo: 4 },
      { message: "Store scalers in URAM", daysAgo: 2, lut: 49 },
      { message: "Read out scalers without dead time", daysAgo: 1, lut: 52, tags: ["v2.5-rc1"] },
    ],
  },
  {
    name: "Pulse shaper",
    board: "DAQ-16",
    description: "Trapezoidal filter with baseline restoration for silicon detectors.",
    commits: [
      { message: "Trapezoidal filter, first version", daysAgo: 60, lut: 22 },
      { message: "Restore the baseline between pulses", daysAgo: 21, lut: 27, tags: ["what?", "v1.0"] },
      { message: "Saturate instead of wrapping around", daysAgo: 3, lut: 28 },
    ],
  },
  {
    name: "Muon telescope trigger, test beam",
    board: "DAQ-32",
    forkOf: "Muon telescope trigger",
    description: "The trigger with the shorter gates of the test beam.",
    commits: [
      { message: "Fork for the test beam", daysAgo: 30, lut: 46 },
      { message: "Shorten gates to 4 ns", daysAgo: 6, lut: 47 },
    ],
  },
  {
    name: "Muon telescope trigger (Weber)",
    owner: "manager@example.com",
    board: "DAQ-32",
    forkOf: "Muon telescope trigger",
    commits: [{ message: "Try another veto", daysAgo: 14, lut: 48 }],
  },
  {
    name: "Coincidence matrix",
    board: "DAQ-32",
    commits: [
      { message: "Matrix of 16 by 16 pairs", daysAgo: 90, lut: 58 },
      { message: "Add a 4 ns gate generator per pair", daysAgo: 7, lut: 71, tags: ["v1.1", "v1.0"] },
    ],
  },
  {
    name: "Neutron counter",
    board: "DAQ-16",
    commits: [
      { message: "Count pulses above threshold", daysAgo: 75, lut: 12 },
      { message: "Count dead time in hardware", daysAgo: 10, lut: 14, tags: ["calibrated"] },
    ],
  },
  {
    name: "Waveform recorder",
    board: "DAQ-32",
    description: "Circular buffer with pretrigger, read out over USB.",
    olderCommits: 1_996,
    commits: [
      { message: "Record 1 µs before the trigger", daysAgo: 80, lut: 64, hasSources: false },
      { message: "Compress runs of baseline", daysAgo: 44, lut: 69 },
      { message: "Split the buffer by channel", daysAgo: 26 },
      { message: "Double the pretrigger buffer", daysAgo: 13, lut: 86 },
    ],
  },
  {
    name: "Charge integrator",
    board: "DAQ-16",
    commits: [
      { message: "Integrate over a fixed gate", daysAgo: 52, lut: 19 },
      { message: "Use the internal 10 MHz reference", daysAgo: 17, lut: 20 },
    ],
  },
  {
    name: "Veto logic, south wall",
    board: "DAQ-32",
    commits: [
      { message: "Read 24 paddles", daysAgo: 33, lut: 9 },
      { message: "Invert polarity of paddle 7", daysAgo: 19 },
    ],
  },
  { name: "Scaler bank", board: "DAQ-16", description: "Nothing has been pushed yet.", commits: [] },
  ...[
    ["UART bridge", "DAQ-16", "Add parity", 5],
    ["PWM fan controller", "DAQ-16", "Ramp instead of stepping", 23],
    ["FIFO with credits", "DAQ-32", "Return credits in bursts", 27],
    ["FIR filter, 64 taps", "DAQ-32", "Fold the symmetric taps", 31],
    ["Moving average", "DAQ-16", "Divide by shifting", 36],
    ["Time-to-digital converter", "DAQ-32", "Calibrate the delay line at start", 41],
    ["Gate and delay generator", "DAQ-32", "Allow delays below one clock", 47],
    ["Spectrum histogrammer", "DAQ-32", "Clear bins while reading", 55],
    ["White-noise generator", "DAQ-16", "Use a longer polynomial", 61],
    ["Slow control over I²C <lab>", "DAQ-16", "Retry after a lost acknowledge", 70],
  ].map(([name, board, message, daysAgo], at): DemoProject => ({
    name: String(name),
    board: String(board),
    commits: [
      { message: "First version", daysAgo: Number(daysAgo) + 20, lut: 5 + 4 * at },
      { message: String(message), daysAgo: Number(daysAgo), lut: 6 + 4 * at },
    ],
  })),
];

/** The guid of one of the demo's projects. */
export const demoProjectGuid = (name: string): string =>
  demoGuid(
    21,
    demoProjects.findIndex((project) => project.name === name),
  );

const demoTags = demoProjects.flatMap(({ name, commits: made }) =>
  made.flatMap((commit) => (commit.tags ?? []).map((tag) => `${name} ${tag}`)),
);

/** The guid of one of the demo's tags. */
export const demoTagGuid = (projectName: string, tag: string): string =>
  demoGuid(22, demoTags.indexOf(`${projectName} ${tag}`));

/** The sha1 of one of the demo's commits. @param number counts from 1 within the project. */
export function demoSha(projectName: string, number: number): string {
  // Not a hash of anything: 40 digits that are the same each time and differ from commit to commit.
  let state = number * 2_654_435_761;
  for (const character of projectName) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return Array.from({ length: 5 }, () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return (state >>> 0).toString(16).padStart(8, "0");
  }).join("");
}

/** The number that a commit of the demo has within its project. @param at its place in the list, from 0. */
export const demoCommitNumber = ({ olderCommits = 0 }: DemoProject, at: number): number => olderCommits + at + 1;

const figuresOf = (lut: number | undefined) =>
  lut === undefined
    ? {}
    : {
        lut,
        fd: Math.round(lut * 0.73),
        lutram: Math.round(lut / 5),
        ultraram: Math.round(lut * 1.75),
        dsp: Math.round(lut * 1.19),
        ramFifo: Math.round(lut / 3),
        clock: lut > 80 ? 96.4 : 125,
        timingIssueLut: lut > 80 ? 3 : 0,
        timingIssueNet: lut > 80 ? 1 : 0,
      };

/** Makes the projects with their commits and tags. */
export async function seedProjects(db: Database, today: Date, userId: (email: string) => number): Promise<void> {
  const timeOf = (daysAgo: number, hour = 9) => addMs(today, -daysAgo * dayMs + hour * 3_600_000);
  for (const project of demoProjects) {
    const { name, owner = customer, board, description = "", forkOf, keepsSources = false, olderCommits = 0 } = project;
    const guid = demoProjectGuid(name);
    const ownerId = userId(owner);
    const newest = project.commits.at(-1)?.daysAgo ?? 20;
    const oldest = project.commits[0]?.daysAgo ?? 20;
    await db.insert(projects).values({
      guid,
      ownerId,
      name,
      description,
      board,
      keepsSources,
      forkedFromGuid: forkOf === undefined ? null : demoProjectGuid(forkOf),
      commitsCount: olderCommits + project.commits.length,
      tagsCount: project.commits.flatMap((commit) => commit.tags ?? []).length,
      forksCount: demoProjects.filter((other) => other.forkOf === name).length,
      createdAt: timeOf(oldest + 1 + olderCommits / 8),
      updatedAt: timeOf(newest, 17),
    });
    const older = Array.from({ length: olderCommits }, (_, at) => ({
      projectGuid: guid,
      ownerId,
      number: at + 1,
      sha1: demoSha(name, at + 1),
      message: `Try threshold ${at + 1}`,
      createdAt: timeOf(oldest + (olderCommits - at) / 8),
    }));
    for (let at = 0; at < older.length; at += 500) await db.insert(commits).values(older.slice(at, at + 500));
    for (const [at, commit] of project.commits.entries()) {
      const number = demoCommitNumber(project, at);
      const createdAt = timeOf(commit.daysAgo, 10);
      const [row] = await db
        .insert(commits)
        .values({
          projectGuid: guid,
          ownerId,
          number,
          sha1: demoSha(name, number),
          message: commit.message,
          ...figuresOf(commit.lut),
          createdAt,
        })
        .returning({ id: commits.id });
      const names = commit.tags ?? [];
      if (row !== undefined && names.length > 0)
        await db.insert(tags).values(
          names.map((tag) => ({
            guid: demoTagGuid(project.name, tag),
            projectGuid: guid,
            commitId: row.id,
            name: tag,
            message: tag === "v2.4" ? "Ran in the November beam time." : "",
            createdAt: addMs(createdAt, 60_000),
          })),
        );
    }
  }
}
