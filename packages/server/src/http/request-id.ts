import { randomText } from "../core/secrets";

/** A random id of a response, to find its failure in the log. */
export function newRequestId(): string {
  return randomText(12, "0123456789abcdefghijklmnopqrstuv");
}
