import { lostConnection } from "../db/database-unavailable";
import { redactError } from "../http/redact-error";
import type { LogEntry } from "../http/server-app";

/** Logs a failed request to stderr, with the request id of its response. */
export function logToConsole({ requestId, request, status, error }: LogEntry): void {
  const reason = lostConnection(error);
  // While the database is away, every request fails, and no stack explains why.
  const cause = reason === undefined ? redactError(error) : `No connection to the database: ${reason}`;
  console.error(`${requestId} ${request} ${status}`, cause);
}

/** Redacts errors and objects that libraries print to the console. */
export function redactConsole(): void {
  for (const level of ["error", "warn", "info", "log"] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) =>
      print(
        ...parts.map((part) =>
          (typeof part === "object" && part !== null) || typeof part === "function" ? redactError(part) : part,
        ),
      );
  }
}
