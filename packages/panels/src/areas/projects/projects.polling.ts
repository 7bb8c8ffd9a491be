import { type Build, isBuildRunning } from "@gatehouse/contract/builds";

/** The polling interval of dashboard cards. */
export const cardPollMs = 60_000;

const runningPollMs = 3_000;
const restingPollMs = 30_000;

/** An object that may contain its last build. */
interface Built {
  readonly last_build?: Build | null | undefined;
}

/** The polling interval for data with these last builds: shorter while one of them is queued or running. */
export function pollMsOf(shown: readonly (Built | null | undefined)[] | undefined): number {
  const isRunning = shown?.some((commit) => commit?.last_build != null && isBuildRunning(commit.last_build)) ?? false;
  return isRunning ? runningPollMs : restingPollMs;
}
