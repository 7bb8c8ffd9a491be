import { useEffect, useRef } from "react";

/** Refetches once when a build ends, because its last rows and figures arrive at the end. */
export function useReadAtEnd(isRunning: boolean, refetch: () => Promise<unknown>): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);
}
