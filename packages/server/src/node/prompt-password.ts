import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { StartupError } from "./startup-error";

/** Prompts twice for a password without showing it, or reads the first line of piped input. */
export async function promptPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: isTerminal });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (label: string) => {
    if (isTerminal) process.stderr.write(`${label}: `);
    const { value, done } = (await typed.next()) as IteratorResult<string, undefined>;
    if (isTerminal) process.stderr.write("\n");
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
