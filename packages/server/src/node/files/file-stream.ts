import { type FileHandle, open } from "node:fs/promises";

const pieceBytes = 65_536;

/**
 * Streams a file from disk as it is consumed. `Readable.toWeb` would read the whole file into memory, because its queue
 * counts pieces instead of bytes.
 */
export function fileStream(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  const close = async () => file?.close();
  return streamOf(async () => (file ??= await open(path)), close);
}

/** Streams an open file from its beginning. The file stays open. */
export function openFileStream(file: FileHandle): ReadableStream<Uint8Array> {
  return streamOf(
    () => Promise.resolve(file),
    () => Promise.resolve(),
  );
}

function streamOf(opened: () => Promise<FileHandle>, close: () => Promise<void>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const file = await opened();
          const { bytesRead, buffer } = await file.read(new Uint8Array(pieceBytes), 0, pieceBytes, at);
          at += bytesRead;
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        } catch (error) {
          await close();
          throw error;
        }
        await close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
