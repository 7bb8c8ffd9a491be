import type { PortalError } from "@gatehouse/contract";

/** A pause in milliseconds, or the server's Retry-After if that is longer. */
export const notBefore = (ms: number, error: Error | null) =>
  Math.max(ms, (error as Partial<PortalError> | null)?.retryAfterMs ?? 0);
