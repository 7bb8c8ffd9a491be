import { isPortalError } from "@gatehouse/contract";

/** Failures after which the server may have done it all the same. */
export function isResponseLost(failure: unknown): boolean {
  return (
    isPortalError(failure, "network", "timeout", "server", "contract") ||
    (failure as Error | undefined)?.name === "AbortError"
  );
}

/** Failures after which the server may still be at work on it, so that not to find it done proves nothing yet. */
export function mayStillRun(failure: unknown): boolean {
  if (!isPortalError(failure)) return false;
  // An upload has its own time limit.
  const { kind, status, cause } = failure;
  return kind === "timeout" || status === 504 || (cause as Error | undefined)?.name === "TimeoutError";
}

const unconfirmed = new WeakSet<object>();

/** Whether the write behind this failure may have been done all the same. */
export function isUnconfirmed(error: unknown): boolean {
  return typeof error === "object" && error !== null && unconfirmed.has(error);
}

/** Marks a failure after which it is unknown whether the write was done. @returns the same failure. */
export function asUnconfirmed(failure: unknown): unknown {
  if (typeof failure === "object" && failure !== null) unconfirmed.add(failure);
  return failure;
}
