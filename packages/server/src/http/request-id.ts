import { randomText } from "../core/secrets";

/** A name for one response, by which its failure is found in the log. */
export function newRequestId(): string {
  return randomText(12, "0123456789abcdefghijklmnopqrstuv");
}
