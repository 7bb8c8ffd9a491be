import type { Build } from "./schemas";

/** The state that a build's row shows. */
export type BuildState = "queued" | "building" | "success" | "failed";

/** `queued` wins over `building`. A finished build succeeded only if its result is `success`, in any case. */
export function buildState({ queued, building, result }: Pick<Build, "queued" | "building" | "result">): BuildState {
  if (queued) return "queued";
  if (building) return "building";
  return result?.toLowerCase() === "success" ? "success" : "failed";
}

/** Whether a build can be stopped. A finished build can be deleted instead. */
export function isBuildRunning({ queued, building }: Pick<Build, "queued" | "building">): boolean {
  return queued || building;
}

/** Whether somebody stopped it. */
export function isBuildStopped({ result }: Pick<Build, "result">): boolean {
  return result?.toUpperCase() === "ABORTED";
}

/** The most log rows that one request can get. */
export const maxLogRows = 10_000;

/** How many rows of a log are read first. */
export const lastLogRows = 100;

/** Days that a log is kept after its build was created. */
export const logDays = 30;

/** From this percentage on, a resource of the board counts as nearly full. */
export const nearlyFullPercent = 85;

/** How full a resource of the board is: from 85 percent on a warning, over 100 percent a danger. */
export function utilizationTone(percent: number): "normal" | "warning" | "danger" {
  if (percent > 100) return "danger";
  return percent >= nearlyFullPercent ? "warning" : "normal";
}
