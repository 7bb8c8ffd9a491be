import type { Socket } from "node:net";
import { deserialize, serialize } from "node:v8";
import type { FileFacts } from "./named-file";
import type { SourceFolder } from "./source-folder";

/** The texts, facts and folders that the command line has read for its arguments, and the typed password. */
export interface ReadFiles {
  password?: string;
  readonly texts: Map<string, string>;
  readonly facts: Map<string, FileFacts>;
  readonly sources: Map<string, SourceFolder>;
}

/** Messages from the command line: the command, then the bytes of the files that the server requests. */
export type Request =
  | { readonly kind: "run"; readonly args: readonly string[]; readonly files: ReadFiles; readonly by: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "end" }
  | { readonly kind: "unreadable"; readonly sentence: string };

/** Messages from the server: it accepted the command, it needs a file, or the command ended. */
export type Reply =
  | { readonly kind: "accepted" }
  | { readonly kind: "send"; readonly path: string }
  | { readonly kind: "done"; readonly text: string }
  | { readonly kind: "refused"; readonly text: string };

// A commit's sources may have up to 10 MB.
const longestMessage = 64 * 1_048_576;
const headBytes = 4;

/** Sends a message. Waits for the socket to drain, so that a slow reader doesn't fill the memory. */
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

/** Reads the other side's messages until the connection ends. A truncated or oversized message also ends them. */
export async function* readMessages<Message extends Request | Reply>(
  socket: Socket,
): AsyncGenerator<Message, void, void> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  // The length of the next message with its head.
  let needed = headBytes;
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.byteLength;
      while (bytes >= needed) {
        // Join pieces only when a length is reached. Joining on every piece would copy a large message again and again.
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
    // The other side was killed or doesn't follow the protocol.
  }
}
