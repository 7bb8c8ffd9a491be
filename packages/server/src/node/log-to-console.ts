import type { LogEntry } from "../http/portal";

/** Writes the server's own failures to stderr, under the id that the answer told. */
export function logToConsole({ requestId, request, error }: LogEntry): void {
  console.error(`${requestId} ${request}`, error);
}
