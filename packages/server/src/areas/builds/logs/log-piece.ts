import { concatBytes } from "@noble/hashes/utils.js";
import { gunzipSync, inflateSync } from "fflate";
import { nodeZlib, type Zlib } from "./node-zlib";

/**
 * A piece of a log, compressed. If it is UTF-8, it is stored as the part of a JSON string that it becomes in every
 * response: escaped, and as deflate blocks that others can follow. So a window passes on whole pieces as they are.
 */
export interface LogPiece {
  /** Deflate blocks of the escaped text without a final block, or the bytes themselves in gzip. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The CRC-32 of the escaped text. Null if `bytes` are in gzip. */
  readonly textCrc: number | null;
  /** The length of the escaped text in bytes. Null if `bytes` are in gzip. */
  readonly textLength: number | null;
}

export type EscapedPiece = { readonly [name in keyof LogPiece]: NonNullable<LogPiece[name]> };

export const isEscaped = <P extends LogPiece>(piece: P): piece is P & EscapedPiece => piece.textLength !== null;

export async function packPiece(bytes: Uint8Array<ArrayBuffer>): Promise<LogPiece> {
  const text = nodeZlib === undefined ? undefined : readUtf8(bytes);
  if (nodeZlib === undefined || text === undefined)
    return { bytes: await gzip(bytes), textCrc: null, textLength: null };
  const escaped = new TextEncoder().encode(escapeText(text));
  // PostgreSQL's integers are signed.
  return { bytes: deflateBlocks(nodeZlib, escaped), textCrc: nodeZlib.crc32(escaped) | 0, textLength: escaped.length };
}

/** Decompresses consecutive pieces of a log. Returns their bytes as one. */
export function unpackPieces(pieces: readonly LogPiece[]): Uint8Array {
  return concatBytes(
    ...pieces.map((piece) => (isEscaped(piece) ? new TextEncoder().encode(unpackText(piece)) : gunzip(piece.bytes))),
  );
}

// Node's own needs half the processor time.
const gunzip = (bytes: Uint8Array): Uint8Array =>
  nodeZlib === undefined ? gunzipSync(bytes) : nodeZlib.gunzipSync(bytes);

/** The text of an escaped piece. */
export function unpackText({ bytes }: EscapedPiece): string {
  const blocks = concatBytes(bytes, finalBlock);
  const escaped = nodeZlib === undefined ? inflateSync(blocks) : nodeZlib.inflateRawSync(blocks);
  return JSON.parse(`"${utf8.decode(escaped)}"`) as string;
}

/** A text as it is between the quotation marks of a JSON string. */
export const escapeText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** An empty block that ends a deflate stream. */
export const finalBlock = new Uint8Array([0x03, 0x00]);

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Undefined for a broken text. A byte order mark is left to the decoder of the whole log. */
function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    return text.startsWith("\ufeff") ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Deflate blocks that end at a byte, without a final one.
 * @param level - 1 is the fastest, 9 the smallest.
 */
export const deflateBlocks = (zlib: Zlib, text: Uint8Array, level?: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zlib.deflateRawSync(text, { finishFlush: zlib.constants.Z_SYNC_FLUSH, level }));

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
