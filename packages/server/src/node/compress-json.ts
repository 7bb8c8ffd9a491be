import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { chooseEncoding, type Encoding } from "./accept-encoding";

/** A smaller body fits into one packet as it is. */
const leastBytes = 1_024;

// Up to here it takes less than half a millisecond; another thread would double that.
const mostBytesAtOnce = 65_536;

type Bytes = Buffer<ArrayBuffer>;

// Smaller than gzip's usual level makes it, in the same time.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors: Readonly<
  Record<Exclude<Encoding, "identity">, { now(text: string): Bytes; apart(text: string): Promise<Bytes> }>
> = {
  br: { now: (text) => brotliCompressSync(text, quality), apart: (text) => promisify(brotliCompress)(text, quality) },
  gzip: { now: (text) => gzipSync(text), apart: promisify(gzip) },
};

/**
 * Compresses a JSON response past 1 kB as the request accepts it. Its entity tag becomes weak, since it then names several
 * representations. Pages are left alone: their forms hold tokens, which the size of a compressed page could give away.
 */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isJson = /^application\/json\b/.test(headers.get("Content-Type") ?? "");
  if ((!isJson && status !== 304) || headers.has("Content-Encoding")) return response;
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  if (!isJson || request.method === "HEAD" || encoding === undefined || encoding === "identity") return response;
  const text = await response.text();
  const bytes = Buffer.byteLength(text);
  if (bytes < leastBytes) return new Response(text, { status, headers });
  const { now, apart } = compressors[encoding];
  const compressed = bytes > mostBytesAtOnce ? await apart(text) : now(text);
  headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  return new Response(compressed, { status, headers });
}
