import { type ReactNode, useState } from "react";
import { StopBuild } from "../builds.dialogs";
import type { StopBuildProps } from "./stop-build";

export interface Stopping {
  /** Whether the outcome of a stop is awaited. */
  readonly isStopping: boolean;
  /** Whether the end of the build will be said in a toast. */
  readonly isWatched: boolean;
  readonly stop: () => void;
  /** Render it anywhere. */
  readonly watcher: ReactNode;
}

/** Stops a build on demand. Where it is not known whether that worked, it can be tried again. */
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
