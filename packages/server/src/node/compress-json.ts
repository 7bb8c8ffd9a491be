import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { chooseEncoding, type Encoding } from "../http/accept-encoding";

/** A smaller body fits into one packet uncompressed. */
const leastBytes = 1_024;

// Up to this size, compressing takes less than 0.5 ms, and another thread would double that.
const mostBytesAtOnce = 65_536;

type Bytes = Buffer<ArrayBuffer>;

// This quality compresses better than gzip's default level, in the same time.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors: Readonly<
  Record<Exclude<Encoding, "identity">, { now(bytes: Bytes): Bytes; apart(bytes: Bytes): Promise<Bytes> }>
> = {
  br: {
    now: (bytes) => brotliCompressSync(bytes, quality),
    apart: (bytes) => promisify(brotliCompress)(bytes, quality),
  },
  gzip: { now: (bytes) => gzipSync(bytes), apart: promisify(gzip) },
};

/**
 * Compresses a JSON response of more than 1 kB if the request accepts it. The entity tag becomes weak, because it then
 * names several encodings. Pages are not compressed: their forms contain tokens, which the compressed size could
 * reveal.
 */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isJson = /^application\/json\b/.test(headers.get("Content-Type") ?? "");
  if ((!isJson && status !== 304) || headers.has("Content-Encoding")) return response;
  headers.append("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  if (!isJson || request.method === "HEAD" || encoding === undefined || encoding === "identity") return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length < leastBytes) return new Response(bytes, { status, headers });
  const { now, apart } = compressors[encoding];
  const compressed = bytes.length > mostBytesAtOnce ? await apart(bytes) : now(bytes);
  headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  return new Response(compressed, { status, headers });
}
