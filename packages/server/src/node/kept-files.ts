import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { Encoding } from "../http/accept-encoding";

/** A Node buffer on memory that is not shared. */
type Bytes = Buffer<ArrayBuffer>;

type Compressed = Exclude<Encoding, "identity">;

/** The suffix of a file's compressed copy, and the functions to compress and decompress it. */
const codecs: Readonly<
  Record<
    Compressed,
    { readonly suffix: string; compress(bytes: Bytes): Promise<Bytes>; decompress(bytes: Bytes): Promise<Bytes> }
  >
> = {
  // The highest quality, 11, takes twenty times as long to save a few bytes.
  br: {
    suffix: ".br",
    compress: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    decompress: promisify(brotliDecompress),
  },
  gzip: { suffix: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: 9 }), decompress: promisify(gunzip) },
};

/** A file's content when it was last read. */
export interface KeptFile {
  /** SHA-256 of the content, in base64url. */
  readonly digest: string;
  readonly bytes: Bytes;
  /** The encoded content: the copy from the build if there is one, otherwise compressed once and kept. */
  encoded(encoding: Encoding): Promise<Bytes>;
}

export interface KeptFiles {
  /**
   * Reads the file, or returns undefined if it doesn't exist. The content is reloaded only when its size or time
   * changes.
   */
  read(path: string): Promise<KeptFile | undefined>;
}

/** Keeps files in memory, up to this many bytes. The least recently read files are dropped first. */
export function keepFiles(mostBytes = 64 * 1_048_576): KeptFiles {
  const kept = new Map<string, { readonly stamp: string; readonly file: Promise<KeptFile>; bytes: number }>();
  let keptBytes = 0;

  function forget(path: string): void {
    keptBytes -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
  }

  /** Adds to the bytes counted for a path, unless its entry was replaced, and drops old files to make room. */
  function count(path: string, stamp: string, { byteLength }: Bytes): void {
    const entry = kept.get(path);
    if (entry?.stamp !== stamp) return;
    entry.bytes += byteLength;
    keptBytes += byteLength;
    for (const oldest of kept.keys()) {
      if (keptBytes <= mostBytes) break;
      forget(oldest);
    }
  }

  return {
    async read(path) {
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() !== true) {
        forget(path);
        return undefined;
      }
      const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
      const former = kept.get(path);
      // Move the path to the end: the map is ordered by last use.
      kept.delete(path);
      if (former?.stamp === stamp) {
        kept.set(path, former);
        return former.file.catch(() => undefined);
      }
      keptBytes -= former?.bytes ?? 0;
      const file = load(path, (bytes) => count(path, stamp, bytes));
      kept.set(path, { stamp, file, bytes: 0 });
      return file.catch(() => {
        if (kept.get(path)?.stamp === stamp) forget(path);
        return undefined;
      });
    },
  };
}

async function load(path: string, count: (bytes: Bytes) => void): Promise<KeptFile> {
  const bytes = await readFile(path);
  count(bytes);
  const made = new Map<Encoding, Promise<Bytes>>([["identity", Promise.resolve(bytes)]]);
  return {
    bytes,
    digest: createHash("sha256").update(bytes).digest("base64url"),
    encoded(encoding) {
      const encoded = made.get(encoding) ?? encode(path, bytes, encoding).then((result) => (count(result), result));
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

/** Uses the build's compressed copy only if it matches the content, because it may be from an earlier build. */
async function encode(path: string, bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  const { suffix, compress, decompress } = codecs[encoding];
  try {
    const copy = await readFile(path + suffix);
    if ((await decompress(copy)).equals(bytes)) return copy;
  } catch {
    // The copy doesn't exist or is damaged.
  }
  return compress(bytes);
}
