/** The content in pieces of one size, but for the last. */
export async function* piecesOf(
  content: ReadableStream<Uint8Array> | Uint8Array,
  pieceBytes: number,
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
          [piece, filled] = [new Uint8Array(pieceBytes), 0];
        }
      }
    }
    isRead = true;
    if (filled > 0) yield piece.slice(0, filled);
  } finally {
    // Whoever writes it learns that nobody reads on.
    if (!isRead) await reader.cancel().catch(() => undefined);
  }
}
