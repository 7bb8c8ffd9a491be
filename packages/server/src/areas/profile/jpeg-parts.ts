import { type ReadParts, textAt } from "./picture-parts";

const app0 = 0xe0;
const app14 = 0xee;

/** Reads the segments with a frame and a scan up to the end marker. Nothing may follow it. */
export const jpegParts: ReadParts = (bytes, view) => {
  const parts = [bytes.subarray(0, 2)];
  const sizes: [number, number][] = [];
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2));
      return sizes.length > 0 && at + 2 === view.byteLength ? { parts, sizes, isAnimated: false } : undefined;
    }
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return undefined;
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    if (marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      sizes.push([view.getUint16(at + 7), view.getUint16(at + 5)]);
    const start = at;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(view, at);
    if (at > view.byteLength) return undefined;
    if (isShown(view, marker, start, length)) parts.push(bytes.subarray(start, at));
  }
};

/**
 * Whether a segment affects how the picture looks. Comments, profiles, Exif, XMP, thumbnails and application data
 * don't.
 */
function isShown(view: DataView, marker: number, start: number, length: number): boolean {
  // Keep a JFIF header without a thumbnail, and Adobe's color encoding.
  if (marker === app0) return length === 16 && textAt(view, start + 4, 5) === "JFIF\0";
  if (marker === app14) return length === 14 && textAt(view, start + 4, 5) === "Adobe";
  return marker < app0;
}

/** The end of a scan's data: the first marker that is neither byte stuffing nor a restart. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** An Exif segment with only the orientation (1 to 8). */
export function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0];
  // One directory entry: tag 0x0112 with a 2-byte number. No directory follows.
  const directory = [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...header, ...directory];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}
