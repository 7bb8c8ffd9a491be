import { type Build, logDays } from "@gatehouse/contract/builds";

const dayMs = 86_400_000;

/** Whether the log of a build is not too old to be kept. One whose time can't be read counts as kept. */
export const isLogKept = (build: Pick<Build, "created_on">, nowMs: number): boolean =>
  !(nowMs - Date.parse(build.created_on) > logDays * dayMs);
