import { isPortalError, serverMessage } from "@gatehouse/contract";

export interface RefusalTexts {
  /** The server refused and gave no reason. */
  readonly refused: string;
  /** Anything else: no connection, no time, a response that cannot be read. */
  readonly unexpected: string;
}

export interface Refused {
  readonly error: Error | null;
  /** Added when it is unknown whether it was done. */
  readonly unconfirmed: string | undefined;
}

/** The message for a failed write: the server's own words if it gave any. */
export function refusalText(
  { error, unconfirmed }: Refused,
  { refused, unexpected }: RefusalTexts,
  field?: string,
): string | undefined {
  if (error === null) return undefined;
  const hasWords = isPortalError(error) && error.status !== undefined && error.kind !== "contract";
  const text = hasWords ? (serverMessage(error, field) ?? refused) : unexpected;
  return unconfirmed === undefined ? text : `${ended(text)} ${unconfirmed}`;
}

/** A server's sentence may lack its end. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
