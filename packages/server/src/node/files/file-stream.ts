import { type FileHandle, open } from "node:fs/promises";

const pieceBytes = 65_536;

/**
 * A file on this machine's disk, read piece by piece as somebody takes it. `Readable.toWeb` counts pieces where it should count bytes, and
 * would read the whole file into memory.
 */
export function fileStream(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  const close = async () => file?.close();
  return streamOf(async () => (file ??= await open(path)), close);
}

/** The same of an open file, from its beginning. It stays open. */
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
