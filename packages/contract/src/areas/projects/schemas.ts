import * as z from "zod/mini";
import { figure, number, orEmpty, orNull, time } from "../../http/fields";
import { Build } from "../builds";

/** A commit, a "project version" on the wire. */
export const Commit = z.object({
  /** The whole sha1, in hexadecimal. People see its first 7 characters. */
  version_sha1: z.string(),
  /** Counts from 1 within the project. */
  progressive_version_number: number,
  message: z.nullish(z.string()),
  created_on: time,
  project: z.object({ guid: z.string(), name: z.string() }),
  tags: orEmpty(z.array(z.object({ name: z.string(), guid: z.nullish(z.string()) })), []),
  /** The address of the commit's source file. Null once the sources are deleted. */
  scf_file: z.nullish(z.string()),
  /** The address of the top design's picture. */
  top_image: z.nullish(z.string()),
  /** The newest build. */
  last_build: z.nullish(Build),
  /** Percent of the board's LUTs, like the next five fields. Null without a finished build. */
  lut: figure,
  /** Flip-flops. */
  fd: figure,
  lutram: figure,
  ultraram: figure,
  dsp: figure,
  ram_fifo: figure,
  /** In MHz. */
  clock: figure,
  /** Number of paths that are too slow for the clock, with most of the delay in logic. */
  timing_issue_lut: figure,
  /** Number of paths that are too slow for the clock, with most of the delay in routing. */
  timing_issue_net: figure,
});
export type Commit = z.output<typeof Commit>;

/** A build in the history of its project: how it went, and how long it took. */
export const BuildOutline = z.object({
  /** The number of its commit within the project. */
  progressive_version_number: number,
  build_number: number,
  queued: z.boolean(),
  building: z.boolean(),
  result: orNull(z.string()),
  /** In milliseconds. Null until it is known. */
  duration: orNull(number),
});
export type BuildOutline = z.output<typeof BuildOutline>;

/** A project. */
export const Project = z.object({
  guid: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  /** The board that it is for. */
  product: z.nullish(z.object({ name: z.string() })),
  tags_count: number,
  versions_count: number,
  forks_count: number,
  latest_version: z.nullish(Commit),
  /** Builds of the newest commits, at most eight, the newest last. Our addition: a server may leave it out. */
  last_builds: z.nullish(z.array(BuildOutline)),
  updated_on: time,
  created_on: time,
  /** The customer allows the vendor to keep the sources of new commits. */
  keep_sources_permission_granted: z.boolean(),
});
export type Project = z.output<typeof Project>;

/** The commit that a tag names. */
export const TagCommit = z.object({
  version_sha1: z.string(),
  progressive_version_number: z.nullish(number),
  message: z.nullish(z.string()),
  created_on: z.nullish(time),
});
export type TagCommit = z.output<typeof TagCommit>;

/** A name for a commit. */
export const Tag = z.object({
  guid: z.string(),
  /**
   * Unique in the project. Upper and lower case differ. The name can contain any character, including `/` and `?`, and has
   * at least one that is visible.
   */
  name: z.string(),
  message: z.nullish(z.string()),
  created_on: time,
  project_version: z.nullish(TagCommit),
});
export type Tag = z.output<typeof Tag>;
