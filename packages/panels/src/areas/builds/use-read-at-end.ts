import { useEffect, useRef } from "react";

/** Reads once more when a build has ended: its last rows and its figures come with the end. */
export function useReadAtEnd(isRunning: boolean, refetch: () => Promise<unknown>): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);
}
