import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { piecesOf } from "../../files/pieces";
import { openFileStream } from "./file-stream";

/** Content whose size and digest are known before it is sent. */
export interface Spooled {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** From its beginning, each time. */
  open(): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  close(): Promise<void>;
}

const pieceBytes = 65_536;

/** Makes content ready to be sent. A stream goes through a temporary file, so that its size does not matter. */
export async function spool(content: ReadableStream<Uint8Array> | Uint8Array): Promise<Spooled> {
  if (content instanceof Uint8Array) {
    const bytes = content as Uint8Array<ArrayBuffer>;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { size: bytes.length, sha256, open: () => bytes, close: () => Promise.resolve() };
  }
  const name = join(tmpdir(), `gatehouse-file-${randomUUID()}`);
  const file = await open(name, "wx+", 0o600);
  try {
    // Nothing is left of it, however this process ends.
    await rm(name);
    const digest = createHash("sha256");
    let size = 0;
    for await (const bytes of piecesOf(content, pieceBytes, { isReused: true })) {
      digest.update(bytes);
      await file.writeFile(bytes);
      size += bytes.length;
    }
    return {
      size,
      sha256: digest.digest("hex"),
      open: () => openFileStream(file),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
