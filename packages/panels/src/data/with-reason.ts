import { isPortalError, serverMessage } from "@gatehouse/contract";

/** A sentence about a failed request, with the reasons where the server gave some that a user can act on, of the whole or of a field. */
export function withReason(sentence: string, error: Error): string {
  if (!isPortalError(error) || error.kind === "server" || error.kind === "contract") return sentence;
  const reasons = [serverMessage(error), ...Object.values(error.fields).flat()];
  return [sentence, ...reasons].filter((part) => part !== undefined).join(" ");
}
