import { isPortalError } from "@gatehouse/contract";

/** Whether a server lacks an endpoint. A server with only other methods at its address returns a 405. */
export function isMissingCall(error: unknown): boolean {
  return isPortalError(error, "not-found") || (isPortalError(error) && (error.status === 405 || error.status === 501));
}
