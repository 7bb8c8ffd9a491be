import { BuildStats } from "@gatehouse/contract/builds";
import { resourceNames } from "@gatehouse/contract/projects";
import * as z from "zod/mini";

/** A toolchain's `stats.json`, or null if it is invalid. */
export function readStats(written: unknown): BuildStats | null {
  const read = z.safeParse(BuildStats, written);
  return read.success ? read.data : null;
}

/** No real figure is larger, and a column could not keep one that is. */
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
