import { redactError } from "../http/redact-error";
import type { LogEntry } from "../http/server-app";

/** Logs a failed request to stderr, with the request id of its response. */
export function logToConsole({ requestId, request, status, error }: LogEntry): void {
  console.error(`${requestId} ${request} ${status}`, redactError(error));
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
