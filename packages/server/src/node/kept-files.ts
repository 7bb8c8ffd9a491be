import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding";

/** Node's own, on memory that is not shared. */
type Bytes = Buffer<ArrayBuffer>;

type Compressed = Exclude<Encoding, "identity">;

/** The name of a file's compressed copy, and the conversions between both. */
const codecs: Readonly<
  Record<
    Compressed,
    { readonly suffix: string; compress(bytes: Bytes): Promise<Bytes>; decompress(bytes: Bytes): Promise<Bytes> }
  >
> = {
  // A step below the highest quality, which takes twenty times as long for a few bytes.
  br: {
    suffix: ".br",
    compress: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    decompress: promisify(brotliDecompress),
  },
  gzip: { suffix: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: 9 }), decompress: promisify(gunzip) },
};

/** A file as it was when it was last read. */
export interface KeptFile {
  /** Changes with the content. */
  readonly digest: string;
  readonly bytes: Bytes;
  /** The content in an encoding: the copy that the build put beside the file, or one that is made here once. */
  encoded(encoding: Encoding): Promise<Bytes>;
}

export interface KeptFiles {
  /** The file, or undefined if it does not exist. It is read again only when its size or time changes. */
  read(path: string): Promise<KeptFile | undefined>;
}

/** Files in memory, up to this many bytes. The least recently read ones are dropped first. */
export function keepFiles(mostBytes = 64 * 1_048_576): KeptFiles {
  const kept = new Map<string, { readonly stamp: string; readonly file: Promise<KeptFile>; bytes: number }>();
  let keptBytes = 0;

  function forget(path: string): void {
    keptBytes -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
  }

  /** Counts what is held for a path while it still is, and makes room for it. */
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
      // The map is in the order of use.
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

/** A copy that was made of other content, as by an earlier build, is not used. */
async function encode(path: string, bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return bytes;
  const { suffix, compress, decompress } = codecs[encoding];
  try {
    const copy = await readFile(path + suffix);
    if ((await decompress(copy)).equals(bytes)) return copy;
  } catch {
    // It does not exist, or it is damaged.
  }
  return compress(bytes);
}
