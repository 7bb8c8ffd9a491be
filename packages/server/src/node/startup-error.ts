/** Something that keeps the server from starting, in one sentence for whoever starts it. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Runs a program; what it cannot do ends it with one sentence and status 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Error) || !["StartupError", "DatabaseTooNewError"].includes(error.name)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
