import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { StartupError } from "./startup-error";

/** Where the user types, and where the prompts appear. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Prompts twice for a password without showing it, or reads the first line of piped input. */
export async function promptPassword(
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden, terminal: isTerminal });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (label: string) => {
    if (isTerminal) output.write(`${label}: `);
    const { value, done } = (await typed.next()) as IteratorResult<string, undefined>;
    if (isTerminal) output.write("\n");
    if (done === true)
      throw new StartupError("No password was given. Type it at the prompt, or name a file with --password-file.");
    return value;
  };
  // In raw mode, the terminal reports Ctrl-C as a key.
  lines.on("SIGINT", () => process.exit(130));
  try {
    const password = await ask("New password");
    if (isTerminal && (await ask("New password again")) !== password)
      throw new StartupError("The passwords don't match.");
    return password;
  } finally {
    lines.close();
  }
}
