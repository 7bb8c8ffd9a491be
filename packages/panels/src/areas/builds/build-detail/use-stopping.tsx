import { type ReactNode, useState } from "react";
import { StopBuild } from "../builds.dialogs";
import type { StopBuildProps } from "./stop-build";

export interface Stopping {
  /** Whether a stop is in progress. */
  readonly isStopping: boolean;
  /** Whether a toast will announce the end of the build. */
  readonly isWatched: boolean;
  readonly stop: () => void;
  /** Renders nothing visible, so place it anywhere. */
  readonly watcher: ReactNode;
}

/** Stops a build on demand. If the outcome is unknown, the viewer can try again. */
export function useStopping(props: Omit<StopBuildProps, "onDoubt" | "onClose">): Stopping {
  const [attempt, setAttempt] = useState<{ readonly number: number; readonly isInDoubt: boolean }>();
  const number = attempt?.number ?? 0;
  return {
    isStopping: attempt?.isInDoubt === false,
    isWatched: attempt !== undefined,
    stop: () => setAttempt({ number: number + 1, isInDoubt: false }),
    watcher: attempt && (
      <StopBuild
        key={`stop ${number}`}
        {...props}
        onDoubt={() => setAttempt({ number, isInDoubt: true })}
        onClose={() => setAttempt(undefined)}
      />
    ),
  };
}
