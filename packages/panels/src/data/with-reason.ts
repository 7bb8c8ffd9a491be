import { isPortalError, serverMessage } from "@gatehouse/contract";

/** A sentence about a failed request, with the reason where the server gave one that a user can act on. */
export function withReason(sentence: string, error: Error): string {
  const isOurs = isPortalError(error, "server") || isPortalError(error, "contract");
  const reason = isOurs ? undefined : serverMessage(error);
  return reason === undefined ? sentence : `${sentence} ${reason}`;
}
