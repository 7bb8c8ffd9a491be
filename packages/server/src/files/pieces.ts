import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/**
 * Splits content into pieces of equal size, except the last.
 * @param isReused - Whether all pieces share the same memory, for callers that finish with one before requesting the
 * next.
 */
export async function* piecesOf(
  content: ReadableStream<Uint8Array> | Uint8Array,
  pieceBytes: number,
  { isReused = false }: { readonly isReused?: boolean } = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let piece = new Uint8Array(pieceBytes);
  let filled = 0;
  const stream = content instanceof Uint8Array ? new Blob([content as Uint8Array<ArrayBuffer>]).stream() : content;
  const reader = stream.getReader();
  let isRead = false;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (let at = 0; at < read.value.length;) {
        const part = read.value.subarray(at, at + pieceBytes - filled);
        piece.set(part, filled);
        at += part.length;
        filled += part.length;
        if (filled === pieceBytes) {
          yield piece;
          [piece, filled] = [isReused ? piece : new Uint8Array(pieceBytes), 0];
        }
      }
    }
    isRead = true;
    if (filled > 0) yield piece.slice(0, filled);
  } finally {
    // Tell the writer that nobody reads on.
    if (!isRead) await reader.cancel().catch(() => undefined);
  }
}

/**
 * Turns a generator into a stream. Canceling the stream ends the generator.
 * @param first - The generator's first result, if it has been read to find out whether it fails.
 */
export function streamOf(
  pieces: AsyncGenerator<Uint8Array, void, void>,
  first?: IteratorResult<Uint8Array, void>,
): ReadableStream<Uint8Array> {
  let read = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const next = read ?? (await pieces.next());
        read = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => void (await pieces.return()),
    },
    // Keep at most one piece in memory.
    { highWaterMark: 0 },
  );
}

/** The SHA-256 of content, in hexadecimal. */
export async function digestOf(content: ReadableStream<Uint8Array> | Uint8Array): Promise<string> {
  const digest = sha256.create();
  for await (const piece of piecesOf(content, 65_536, { isReused: true })) digest.update(piece);
  return bytesToHex(digest.digest());
}
