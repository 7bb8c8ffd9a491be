import type { Socket } from "node:net";
import { deserialize, serialize } from "node:v8";
import type { FileFacts } from "./named-file";
import type { SourceFolder } from "./source-folder";

/** The command line's data about the files that its arguments name, and the password that was typed. */
export interface ReadFiles {
  password?: string;
  readonly texts: Map<string, string>;
  readonly facts: Map<string, FileFacts>;
  readonly sources: Map<string, SourceFolder>;
}

/** Messages of the command line: the command, and then the bytes of requested files. */
export type Request =
  | { readonly kind: "run"; readonly args: readonly string[]; readonly files: ReadFiles; readonly by: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "end" }
  | { readonly kind: "unreadable"; readonly sentence: string };

/** Messages of the server: that it carries the command out, which file it needs, and how it ended. */
export type Reply =
  | { readonly kind: "accepted" }
  | { readonly kind: "send"; readonly path: string }
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "refused"; readonly text: string };

// The sources of a commit may have 10 MB.
const longestMessage = 64 * 1_048_576;
const headBytes = 4;

/** Sends a message, and waits until the other side has taken most of what was sent. */
export async function sendMessage(socket: Socket, message: Request | Reply): Promise<void> {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.byteLength);
  socket.write(head);
  if (socket.write(body) || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}

/** The messages of the other side up to its end, however it ends. One that is cut short, or too long, is the end. */
export async function* readMessages<Message extends Request | Reply>(
  socket: Socket,
): AsyncGenerator<Message, void, void> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  // How many the next message needs, with its head.
  let needed = headBytes;
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.byteLength;
      while (bytes >= needed) {
        // Joined only where a message can end: one of many pieces would be copied again with each.
        const joined = Buffer.concat(pieces);
        const end = headBytes + joined.readUInt32BE();
        if (end > longestMessage) return;
        pieces = [joined];
        needed = end;
        if (bytes < end) break;
        yield deserialize(joined.subarray(headBytes, end)) as Message;
        pieces = [joined.subarray(end)];
        bytes -= end;
        needed = headBytes;
      }
    }
  } catch {
    // The other side was killed, or sends something else.
  }
}
