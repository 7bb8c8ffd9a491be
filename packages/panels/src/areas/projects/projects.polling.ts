import { type Build, isBuildRunning } from "@gatehouse/contract/builds";

/** Cards of the dashboard are refetched this often. */
export const cardPollMs = 60_000;

const runningPollMs = 3_000;
const restingPollMs = 30_000;

/** Reads that name its last build. */
interface Built {
  readonly last_build?: Build | null | undefined;
}

/** How often to refetch what shows these last builds: faster while one of them is queued or running. */
export function pollMsOf(shown: readonly (Built | null | undefined)[] | undefined): number {
  const isRunning = shown?.some((commit) => commit?.last_build != null && isBuildRunning(commit.last_build)) ?? false;
  return isRunning ? runningPollMs : restingPollMs;
}
