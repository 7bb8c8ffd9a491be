import { randomText } from "../core/secrets";

/** A name for one answer, by which its failure is found in the log. */
export function newRequestId(): string {
  return randomText(12, "0123456789abcdefghijklmnopqrstuv");
}
