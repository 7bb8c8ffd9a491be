import type { Build } from "./schemas";

/** The state that a build's row shows. */
export type BuildState = "queued" | "building" | "success" | "failed";

/** Queued comes before building; of what has ended, only a result equal to success, in any case, is one. */
export function buildState({ queued, building, result }: Pick<Build, "queued" | "building" | "result">): BuildState {
  if (queued) return "queued";
  if (building) return "building";
  return result?.toLowerCase() === "success" ? "success" : "failed";
}

/** Whether it can be stopped. What has ended can be deleted instead. */
export function isBuildRunning({ queued, building }: Pick<Build, "queued" | "building">): boolean {
  return queued || building;
}

/** Whether somebody stopped it. */
export function isBuildStopped({ result }: Pick<Build, "result">): boolean {
  return result?.toUpperCase() === "ABORTED";
}

/** How many rows of a log one request gets at most. */
export const maxLogRows = 10_000;

/** How many rows of a log are read first. */
export const lastLogRows = 100;

/** Days that a log is kept after its build was created. */
export const logDays = 30;

/** From here on a resource of the board is nearly full. */
export const nearlyFullPercent = 85;

/** How full a resource of the board is: from 85 percent on a warning, over 100 percent a danger. */
export function utilizationTone(percent: number): "normal" | "warning" | "danger" {
  if (percent > 100) return "danger";
  return percent >= nearlyFullPercent ? "warning" : "normal";
}
