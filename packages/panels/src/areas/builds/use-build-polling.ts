import { type Build, isBuildRunning } from "@gatehouse/contract/builds";
import { useState } from "react";
import { restingPollMs, runningPollMs } from "./builds.polling";

/**
 * How often builds are asked for: often while one of them runs.
 * @returns the pace, and a function that a render tells what the last response had.
 */
export function useBuildPolling(): readonly [pollMs: number, heard: (builds: readonly Build[] | undefined) => void] {
  const [isRunning, setRunning] = useState(false);
  const heard = (builds: readonly Build[] | undefined) => {
    const runsNow = builds?.some(isBuildRunning);
    if (runsNow !== undefined && runsNow !== isRunning) setRunning(runsNow);
  };
  return [isRunning ? runningPollMs : restingPollMs, heard];
}
