import type { Socket } from "node:net";
import { type ReadFiles, readMessages, type Reply, type Request, sendMessage } from "./channel-messages";
import { codeOf, connectToHolder } from "./data-folder";
import type { NamedFiles } from "./named-file";
import { StartupError } from "./startup-error";

/** Reads files in this process and keeps their contents, to send them to the server. */
export function notedFiles(files: NamedFiles): NamedFiles & { readonly read: ReadFiles } {
  const read: ReadFiles = { texts: new Map(), facts: new Map(), sources: new Map() };
  const noted =
    <Value>(known: Map<string, Value>, look: (path: string) => Value) =>
    (path: string) => {
      const value = look(path);
      known.set(path, value);
      return value;
    };
  return {
    read,
    text: noted(read.texts, files.text),
    facts: noted(read.facts, files.facts),
    sources: noted(read.sources, files.sources),
    stream: files.stream,
    password: async () => (read.password = await files.password()),
  };
}

/**
 * Has the process that holds the data folder run a command.
 * @param by - The user of the command line, for the audit log.
 * @returns the text to print; undefined if no process holds the folder.
 * @throws {StartupError} with the command's own error, or if there is no response.
 */
export async function runOnServer(
  dataDir: string,
  args: readonly string[],
  files: NamedFiles & { readonly read: ReadFiles },
  by: string,
): Promise<string | undefined> {
  const socket = await connectToHolder(dataDir);
  if (socket === undefined) return undefined;
  socket.on("error", () => undefined);
  let isAccepted = false;
  void sendMessage(socket, { kind: "run", args, files: files.read, by });
  try {
    for await (const reply of readMessages<Reply>(socket)) {
      if (reply.kind === "accepted") isAccepted = true;
      // Don't await this: the server may respond before it has read the whole file.
      else if (reply.kind === "send") void sendFile(socket, files, reply.path);
      else if (reply.kind === "refused") throw new StartupError(reply.text);
      else return reply.text;
    }
  } finally {
    socket.destroy();
  }
  throw new StartupError(
    isAccepted
      ? "The server stopped before it responded. Check whether the command was carried out before you repeat it."
      : `The data folder ${dataDir} is in use by another process.`,
  );
}

async function sendFile(socket: Socket, files: NamedFiles, path: string): Promise<void> {
  const send = (message: Request) => sendMessage(socket, message);
  try {
    for await (const bytes of files.stream(path)) {
      if (socket.destroyed) return;
      await send({ kind: "bytes", bytes });
    }
    await send({ kind: "end" });
  } catch (error) {
    await send({ kind: "unreadable", sentence: `${path} cannot be read (${codeOf(error)}).` });
  }
}
