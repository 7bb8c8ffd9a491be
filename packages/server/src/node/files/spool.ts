import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FilesUnavailable } from "../../files/files-unavailable";
import { piecesOf } from "../../files/pieces";
import { codeOf } from "../data-folder";
import { openFileStream } from "./file-stream";

/** Content with its size and digest, which S3 needs before the content. */
export interface Spooled {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Opens the content from its beginning, any number of times. */
  open(): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  close(): Promise<void>;
}

const pieceBytes = 65_536;

/** Prepares content for sending. A stream goes through a temporary file, so that content of any size fits. */
export async function spool(content: ReadableStream<Uint8Array> | Uint8Array): Promise<Spooled> {
  if (content instanceof Uint8Array) {
    const bytes = content as Uint8Array<ArrayBuffer>;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { size: bytes.length, sha256, open: () => bytes, close: () => Promise.resolve() };
  }
  const name = join(tmpdir(), `gatehouse-file-${randomUUID()}`);
  const file = await open(name, "wx+", 0o600).catch(refuse);
  try {
    // Unlink the open file, so that the system deletes it however this process ends.
    await rm(name);
    const digest = createHash("sha256");
    let size = 0;
    for await (const bytes of piecesOf(content, pieceBytes, { isReused: true })) {
      digest.update(bytes);
      await file.writeFile(bytes).catch(refuse);
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

/** A full or missing folder is an outage of the file store. */
function refuse(error: unknown): never {
  throw new FilesUnavailable(`A temporary file could not be written: ${codeOf(error)}`);
}
