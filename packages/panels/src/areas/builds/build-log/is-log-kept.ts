import { type Build, logDays } from "@gatehouse/contract/builds";

const dayMs = 86_400_000;

/**
 * Whether a build's log is recent enough that the server still keeps it. Builds with an unreadable time count as kept.
 */
export const isLogKept = (build: Pick<Build, "created_on">, nowMs: number): boolean =>
  !(nowMs - Date.parse(build.created_on) > logDays * dayMs);
