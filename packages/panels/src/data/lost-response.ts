import { isPortalError } from "@gatehouse/contract";

/** Whether the server may have done the write despite this failure. */
export function isResponseLost(failure: unknown): boolean {
  return (
    isPortalError(failure, "network", "timeout", "server", "contract") ||
    (failure as Error | undefined)?.name === "AbortError"
  );
}

/**
 * Whether the server may still be at work on the write. Then a look-up that does not find it done proves nothing yet.
 */
export function mayStillRun(failure: unknown): boolean {
  if (!isPortalError(failure)) return false;
  // An upload has its own time limit, which appears as the cause.
  const { kind, status, cause } = failure;
  return kind === "timeout" || status === 504 || (cause as Error | undefined)?.name === "TimeoutError";
}
