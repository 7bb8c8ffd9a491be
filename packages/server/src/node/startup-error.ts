import { redactError } from "../http/redact-error";
import { redactConsole } from "./log-to-console";

/** An error that prevents startup, in one sentence for the operator. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/**
 * Runs a program. A `StartupError` exits with its sentence and status 1. Any other error, including later uncaught
 * ones, exits with the redacted error and status 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  redactConsole();
  process.on("uncaughtException", end);
  try {
    await program();
  } catch (error) {
    end(error);
  }
}

function end(error: unknown): never {
  const isSentence = error instanceof Error && ["StartupError", "DatabaseTooNewError"].includes(error.name);
  console.error(isSentence ? error.message : redactError(error));
  process.exit(1);
}
