import { concatBytes } from "@noble/hashes/utils.js";
import { gunzipSync } from "fflate";

// Node's own needs half the processor time, and takes all pieces in one call. Browsers have none that is synchronous.
const zlib = (globalThis as { readonly process?: NodeJS.Process }).process?.getBuiltinModule?.("node:zlib");

// Node collects the output in chunks of this size and joins them.
const chunkBytes = 262_144;

/** Decompresses consecutive pieces of a log, each of them compressed by itself. Returns their bytes as one. */
export function gunzipPieces(pieces: readonly Uint8Array[]): Uint8Array {
  return zlib === undefined
    ? concatBytes(...pieces.map((piece) => gunzipSync(piece)))
    : zlib.gunzipSync(concatBytes(...pieces), { chunkSize: chunkBytes });
}
