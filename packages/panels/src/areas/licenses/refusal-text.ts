import { isPortalError, serverMessage } from "@gatehouse/contract";

export interface RefusalTexts {
  /** The server refused and gave no reason. */
  readonly refused: string;
  /** Anything else: no connection, no time, an answer that cannot be read. */
  readonly unexpected: string;
}

/** What to tell of a failed write: the server's own words where it has any (spec part 1 §8). */
export function refusalText(error: Error, { refused, unexpected }: RefusalTexts, field?: string): string {
  if (!isPortalError(error) || error.status === undefined || error.kind === "contract") return unexpected;
  return serverMessage(error, field) ?? refused;
}
