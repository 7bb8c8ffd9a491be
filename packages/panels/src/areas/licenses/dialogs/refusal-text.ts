import { isPortalError, serverMessage } from "@gatehouse/contract";

export interface RefusalTexts {
  /** Shown if the server refuses without a reason. */
  readonly refused: string;
  /** Shown for any other failure: no connection, a timeout, or an unreadable response. */
  readonly unexpected: string;
}

export interface Refused {
  readonly error: Error | null;
  /** Added if it is unknown whether the write took effect. */
  readonly unconfirmed: string | undefined;
}

/** The message for a failed write: the server's own if it sent one. */
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

/** Adds the period that a server's sentence may lack. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
