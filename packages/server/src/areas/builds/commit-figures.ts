import { BuildStats } from "@gatehouse/contract/builds";
import { resourceNames } from "@gatehouse/contract/projects";
import { and, desc, eq, gt } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";

/** Parses a toolchain's `stats.json`. Null if it is invalid. */
export function readStats(written: unknown): BuildStats | null {
  const read = z.safeParse(BuildStats, written);
  return read.success ? read.data : null;
}

const isSuccessOf = (commitId: number) =>
  and(eq(builds.commitId, commitId), eq(builds.kind, "build"), eq(builds.result, "SUCCESS"));

/** Whether a newer build of the commit succeeded. Its figures and picture then take precedence. */
export async function hasNewerSuccess(tx: Database, commitId: number, number: number): Promise<boolean> {
  return (await tx.$count(builds, and(isSuccessOf(commitId), gt(builds.number, number)))) > 0;
}

/**
 * Gives a commit the figures of its newest remaining successful build, after another one was deleted. Without one, the
 * commit also loses its picture, because pictures aren't stored by build.
 * @returns the files that the commit no longer has.
 */
export async function restoreFigures(tx: Database, commitId: number): Promise<readonly string[]> {
  const left = await tx
    .select({ stats: builds.stats })
    .from(builds)
    .where(isSuccessOf(commitId))
    .orderBy(desc(builds.number));
  const stats = left.find((build) => build.stats !== null)?.stats;
  const [commit] = await tx.select({ imageGuid: commits.imageGuid }).from(commits).where(eq(commits.id, commitId));
  const isBare = left.length === 0;
  await tx
    .update(commits)
    .set({ ...(stats ? figuresOf(stats) : noFigures), ...(isBare ? { imageGuid: null } : {}) })
    .where(eq(commits.id, commitId));
  return isBare && commit?.imageGuid != null ? [commit.imageGuid] : [];
}

const noFigures: { readonly [Name in keyof ReturnType<typeof figuresOf>]: null } = {
  lut: null,
  fd: null,
  lutram: null,
  ultraram: null,
  dsp: null,
  ramFifo: null,
  clock: null,
  timingIssueLut: null,
  timingIssueNet: null,
};

/** No real figure is larger, and a larger one could overflow its column. */
const storable = (figure: number) => (Math.abs(figure) <= 1_000_000_000 ? figure : null);

/** The figures that a build's stats give its commit: percent of the board, MHz, and counts. */
export function figuresOf({ resources, clock_mhz, timing_issues }: BuildStats) {
  const percent = (name: (typeof resourceNames)[number]) => {
    const found = resources.find((resource) => resource.name === name);
    return found === undefined || found.available === 0 ? null : storable((100 * found.used) / found.available);
  };
  const issues = (name: string) => {
    const figure = storable(timing_issues.find((issue) => issue.name === name)?.count ?? 0);
    return figure === null ? null : Math.round(figure);
  };
  return {
    lut: percent("lut"),
    fd: percent("fd"),
    lutram: percent("lutram"),
    ultraram: percent("ultraram"),
    dsp: percent("dsp"),
    ramFifo: percent("ram_fifo"),
    clock: clock_mhz === null ? null : storable(clock_mhz),
    timingIssueLut: issues("lut"),
    timingIssueNet: issues("net"),
  };
}
