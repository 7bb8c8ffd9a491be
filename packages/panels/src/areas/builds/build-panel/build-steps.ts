import { type Build, buildState, type BuildStats, isBuildRunning } from "@gatehouse/contract/builds";

export type StepState = "done" | "running" | "failed";

/** A step of a build, positioned on its lane. */
export interface BuildStep {
  readonly name: string;
  readonly state: StepState;
  /** Null while the duration is unknown. */
  readonly durationMs: number | null;
  /** Fraction of the lane's length, 0 to 1. */
  readonly from: number;
  readonly share: number;
}

/** A step without a duration is drawn with the average length, but at least this fraction of the known total. */
const leastShare = 0.1;

/**
 * The steps of a build, positioned on the lane. A step without a duration is running while the build runs. If the build
 * fails and doesn't say where, it failed in the last of these steps.
 */
export function buildSteps(
  steps: BuildStats["steps"],
  build: Pick<Build, "queued" | "building" | "result"> | undefined,
): readonly BuildStep[] {
  const known = steps.flatMap(({ duration_ms: ms }) => (ms === null ? [] : [Math.max(0, ms)]));
  const sumMs = known.reduce((sum, ms) => sum + ms, 0);
  const unknownMs = known.length === 0 ? 1 : Math.max(sumMs / known.length, sumMs * leastShare, 1);
  const lengths = steps.map(({ duration_ms: ms }) => (ms === null ? unknownMs : Math.max(0, ms)));
  const wholeMs = lengths.reduce((sum, ms) => sum + ms, 0) || 1;
  const isRunning = build !== undefined && isBuildRunning(build);
  const hasFailed = build !== undefined && buildState(build) === "failed" && !steps.some(({ failed }) => failed);
  const failedAt = hasFailed ? steps.findLastIndex(({ duration_ms: ms }) => ms === null) : -1;
  let from = 0;
  return steps.map(({ name, duration_ms: durationMs, failed }, at) => {
    const share = (lengths[at] ?? 0) / wholeMs;
    const start = from;
    from += share;
    const endState = failed || at === failedAt ? "failed" : "done";
    const state = durationMs === null && isRunning ? "running" : endState;
    return { name, state, durationMs, from: start, share };
  });
}
