import { concatBytes } from "@noble/hashes/utils.js";
import { joinCrcs } from "../../../core/join-crcs";
import { GzippedJson } from "../../../http/gzipped-json";
import {
  deflateBlocks,
  type EscapedPiece,
  escapeText,
  finalBlock,
  isEscaped,
  type LogPiece,
  unpackText,
} from "./log-piece";
import { nodeZlib } from "./node-zlib";

/** A range of a log's rows, counted from 0. */
export interface RowRange {
  readonly first: number;
  /** The row after the last one. */
  readonly until: number;
}

export type PieceOfRows = LogPiece & { readonly firstRow: number; readonly newlines: number };

const gzipHeader = new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Makes a `BuildLog` in JSON of the pieces that contain the rows: only the first and the last piece are decompressed,
 * the others are passed on as they are.
 * @returns undefined if a piece doesn't allow that, or if there are no others.
 */
export function joinPieces(id: number, pieces: readonly PieceOfRows[], rows: RowRange): GzippedJson | undefined {
  const zlib = nodeZlib;
  const last = pieces.at(-1);
  const [head, ...whole] = pieces.slice(0, -1).filter(isEscaped);
  if (zlib === undefined || last === undefined || !isEscaped(last) || head === undefined) return undefined;
  // A row may have to be cut off if it has a whole piece for itself.
  const isJoined = whole.length === pieces.length - 2 && [head, ...whole].every(({ newlines }) => newlines > 0);
  if (whole.length === 0 || !isJoined) return undefined;

  // Only this response has these blocks, so they are compressed fast.
  const pack = (text: string): EscapedPiece => {
    const bytes = new TextEncoder().encode(text);
    return { bytes: deflateBlocks(zlib, bytes, 1), textCrc: zlib.crc32(bytes), textLength: bytes.length };
  };
  const beginning = unpackText(head)
    .split("\n")
    .slice(rows.first - head.firstRow);
  const end = unpackText(last)
    .split("\n")
    .slice(0, rows.until - last.firstRow);
  const parts = [
    pack(`{"logs":"${escapeText(beginning.join("\n"))}`),
    ...whole,
    pack(`${escapeText(end.join("\n"))}","start_row":${rows.first}}`),
  ];
  let [crc, length] = [0, 0];
  for (const { textCrc, textLength } of parts) {
    crc = joinCrcs(crc, textCrc, textLength);
    length += textLength;
  }
  const bytes = concatBytes(gzipHeader, ...parts.map((part) => part.bytes), finalBlock, gzipTrailer(crc, length));
  return new GzippedJson(bytes, `${id} ${rows.first} ${rows.until} ${crc} ${length}`);
}

function gzipTrailer(crc: number, length: number): Uint8Array {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, length, true);
  return new Uint8Array(trailer.buffer);
}
