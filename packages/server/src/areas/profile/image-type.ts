import type { AvatarType } from "@gatehouse/contract/profile";

/** The type of a whole image by its own structure, from the first byte to the last; undefined for anything else, or anything more. */
export function imageType(bytes: Uint8Array): AvatarType | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return isPng(view) ? "image/png" : undefined;
    if (startsWith(bytes, 0xff, 0xd8, 0xff)) return isJpeg(view) ? "image/jpeg" : undefined;
    if (/^GIF8[79]a$/.test(textAt(view, 0, 6))) return isGif(view) ? "image/gif" : undefined;
    if (textAt(view, 0, 4) === "RIFF" && textAt(view, 8, 4) === "WEBP") return isWebp(view) ? "image/webp" : undefined;
  } catch (error) {
    // It ends before it should.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, ...magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

/** Chunks from IHDR to IEND, and nothing after. */
function isPng(view: DataView): boolean {
  if (view.getUint32(8) !== 13 || textAt(view, 12, 4) !== "IHDR") return false;
  if (view.getUint32(16) === 0 || view.getUint32(20) === 0) return false;
  let hasPixels = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const type = textAt(view, at + 4, 4);
    hasPixels ||= type === "IDAT";
    at += 12 + length;
    if (type === "IEND") return hasPixels && length === 0 && at === view.byteLength;
  }
}

/** Segments with a frame and a scan up to the end marker, and nothing after. */
function isJpeg(view: DataView): boolean {
  let hasFrame = false;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return false;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return hasFrame && at + 2 === view.byteLength;
    else {
      if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return false;
      hasFrame ||= marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      const length = view.getUint16(at + 2);
      if (length < 2) return false;
      at += 2 + length;
      if (marker === 0xda) at = endOfScan(view, at);
    }
  }
}

/** Where a scan's data end: at the first marker that neither stuffs a byte nor restarts. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** Blocks with an image up to the trailer, and nothing after. */
function isGif(view: DataView): boolean {
  if (view.getUint16(6) === 0 || view.getUint16(8) === 0) return false;
  let hasImage = false;
  for (let at = 13 + colorTableBytes(view.getUint8(10)); ;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return hasImage && at + 1 === view.byteLength;
    if (block === 0x21) at = endOfSubBlocks(view, at + 2);
    else if (block === 0x2c) {
      hasImage = true;
      at = endOfSubBlocks(view, at + 11 + colorTableBytes(view.getUint8(at + 9)));
    } else return false;
  }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}

/** Chunks that fill exactly the size at the beginning, with pixels among them. */
function isWebp(view: DataView): boolean {
  if (view.getUint32(4, true) + 8 !== view.byteLength || !["VP8 ", "VP8L", "VP8X"].includes(textAt(view, 12, 4)))
    return false;
  let hasPixels = false;
  let at = 12;
  while (at < view.byteLength) {
    hasPixels ||= ["VP8 ", "VP8L", "ANMF"].includes(textAt(view, at, 4));
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return hasPixels && at === view.byteLength;
}
