import { isPortalError, serverMessage } from "@gatehouse/contract";

/**
 * Adds the server's reasons to a sentence about a failed request, for the whole and for each field. Server and contract
 * errors have none that a user can act on.
 */
export function withReason(sentence: string, error: Error): string {
  if (!isPortalError(error) || error.kind === "server" || error.kind === "contract") return sentence;
  const reasons = [serverMessage(error), ...Object.values(error.fields).flat()];
  return [sentence, ...reasons].filter((part) => part !== undefined).join(" ");
}
