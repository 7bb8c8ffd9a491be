import type { BuildStats } from "@gatehouse/contract/builds";

type Steps = BuildStats["steps"];

const mark = /^(?:==> (.{1,500})|<== (.{1,500}?)( failed)? \(([^()]{1,40})\))$/gm;
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");
const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };
/** A limit, because a build could print any number of marks. */
const mostSteps = 200;

/**
 * Adds the steps whose marks `==> NAME` and `<== NAME (2.1 s)` are in whole lines of a log. A step without a start mark
 * is added at its end mark.
 * @returns the same steps if there is no mark.
 */
export function addSteps(steps: Steps, text: string): Steps {
  if (!text.includes("==")) return steps;
  let next = steps;
  for (const [, begun, ended = "", failed, duration = ""] of text
    .replace(escapes, "")
    .replaceAll("\r", "")
    .matchAll(mark)) {
    const end = { name: ended, duration_ms: msOf(duration), ...(failed !== undefined && { failed: true }) };
    const open = next.findLastIndex(({ name, duration_ms }) => name === ended && duration_ms === null);
    if (begun !== undefined) next = [...next, { name: begun.trim(), duration_ms: null }];
    else if (open >= 0) next = next.with(open, end);
    else next = [...next, end];
  }
  return next.slice(0, mostSteps);
}

/** Marks the steps as failed that failed in the log. */
export function withFailures(stats: BuildStats, log: Steps): BuildStats {
  const failed = new Set(log.filter((step) => step.failed).map(({ name }) => name));
  if (failed.size === 0) return stats;
  return { ...stats, steps: stats.steps.map((step) => (failed.has(step.name) ? { ...step, failed: true } : step)) };
}

/** Parses a duration such as `2.1 s`, `3 min 7 s` or `1:16`. */
function msOf(duration: string): number {
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(duration) ?? [];
  if (minutes !== undefined) return Number(hours) * unitMs["h"]! + Number(minutes) * 60_000 + Number(seconds) * 1_000;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|min|h)\b/g)];
  return Math.round(parts.reduce((sum, [, count, unit = "s"]) => sum + Number(count) * (unitMs[unit] ?? 0), 0));
}
