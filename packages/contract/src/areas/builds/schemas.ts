import * as z from "zod/mini";
import { figure, number, openEnum, orEmpty, orNull, time } from "../../http/fields";

/** How far a build or simulation has come. */
export const BuildStatus = orEmpty(openEnum(["queued", "building", "finished"], "unknown"), "unknown");
export type BuildStatus = z.output<typeof BuildStatus>;

/** The commit that was built, as a build names it. */
export const BuildCommit = z.object({
  version_sha1: z.string(),
  progressive_version_number: number,
  message: z.nullish(z.string()),
  project: z.object({ guid: z.string(), name: z.string() }),
});
export type BuildCommit = z.output<typeof BuildCommit>;

/** A build, or a simulation, of a commit. */
export const Build = z.object({
  /** Counts from 1 within the commit. Builds and simulations are counted separately. */
  build_number: number,
  created_on: time,
  /** When the build left the queue. Our addition: a server may leave it out. */
  started_on: z.nullish(time),
  queued: z.boolean(),
  building: z.boolean(),
  /** `SUCCESS`, in any case, means success, anything else failure. Null during the build, and sometimes afterwards. */
  result: orNull(z.string()),
  status: BuildStatus,
  /** In milliseconds. Null until it is known. */
  duration: orNull(number),
  /** The address of the output file: a bitstream, a netlist or waveforms. */
  output_file: z.nullish(z.string()),
  project_version: z.nullish(BuildCommit),
});
export type Build = z.output<typeof Build>;

/** A range of rows of a log. */
export const BuildLog = z.object({
  /** The rows, joined by newlines. */
  logs: orEmpty(z.string(), ""),
  /**
   * The number of the first row, counted from 0. A server that sends the whole log may leave it out. If it is missing
   * and exactly as many rows arrive as were requested, they count as the end of a longer log.
   */
  start_row: z.nullish(number),
});
export type BuildLog = z.output<typeof BuildLog>;

/** The most entries that are read of each list of figures. A page with thousands of them would block the browser. */
const mostFigures = 200;

const figuresOf = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.array(entry).check(z.overwrite((list) => list.slice(0, mostFigures)));

/** One segment of a timing path. */
export const TimingHop = z.object({
  kind: openEnum(["clk-to-q", "logic", "net", "setup", "clk-skew"], "unknown"),
  /** The cell's name in the netlist. For a net, the cell that drives it. */
  cell: z.string(),
  net: z.nullish(z.string()),
  /** In nanoseconds. */
  delay_ns: number,
});
export type TimingHop = z.output<typeof TimingHop>;

/** One of the slowest paths of a build. */
export const TimingPath = z.object({
  from: z.string(),
  to: z.string(),
  /** In nanoseconds, as are the next three. */
  delay_ns: number,
  /** The time left until the next clock edge. Negative if the path is too slow. */
  slack_ns: figure,
  logic_ns: figure,
  routing_ns: figure,
  hops: z.nullish(figuresOf(TimingHop)),
});
export type TimingPath = z.output<typeof TimingPath>;

/** The figures of a build. A build that runs, or a commit without figures, has empty lists. */
export const BuildStats = z.object({
  resources: orEmpty(
    figuresOf(
      z.object({
        /** A resource figure of the commit: `lut`, `fd`, `lutram`, `ultraram`, `dsp` or `ram_fifo`. */
        name: z.string(),
        used: number,
        available: number,
      }),
    ),
    [],
  ),
  clock_mhz: orNull(number),
  timing_issues: orEmpty(figuresOf(z.object({ name: z.string(), count: number })), []),
  /** `duration_ms` is null while a step runs. `failed` is our addition. If it is missing, no finished step failed. */
  steps: orEmpty(
    figuresOf(z.object({ name: z.string(), duration_ms: orNull(number), failed: z.nullish(z.boolean()) })),
    [],
  ),
  /** The slowest paths, slowest first. Our addition: a server may leave it out. */
  paths: z.nullish(figuresOf(TimingPath)),
});
export type BuildStats = z.output<typeof BuildStats>;
