import { type Build, isBuildRunning } from "@gatehouse/contract/builds";
import { useState } from "react";
import { restingPollMs, runningPollMs } from "./builds.polling";

/**
 * The polling interval for builds: shorter while any of them runs.
 * @returns the interval, and a function to call in render with the last response.
 */
export function useBuildPolling(): readonly [pollMs: number, heard: (builds: readonly Build[] | undefined) => void] {
  const [isRunning, setRunning] = useState(false);
  const heard = (builds: readonly Build[] | undefined) => {
    const runsNow = builds?.some(isBuildRunning);
    if (runsNow !== undefined && runsNow !== isRunning) setRunning(runsNow);
  };
  return [isRunning ? runningPollMs : restingPollMs, heard];
}
