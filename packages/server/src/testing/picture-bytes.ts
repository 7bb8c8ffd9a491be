// Builds pictures byte by byte, also invalid ones.
import { crc32 } from "node:zlib";
import { imageBytes, joinBytes } from "./images";

const gif = imageBytes("gif");
const webp = imageBytes("webp");

export const be32 = (value: number) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value]);
export const be16 = (value: number) => Uint8Array.from([value >>> 8, value]);
export const le16 = (value: number) => Uint8Array.from([value, value >>> 8]);
export const le32 = (value: number) => Uint8Array.from([value, value >>> 8, value >>> 16, value >>> 24]);

/** Inserts bytes into a picture, or replaces `replaced` bytes. */
export const put = (bytes: Uint8Array, at: number, added: Uint8Array | string, replaced = 0) =>
  joinBytes(bytes.subarray(0, at), added, bytes.subarray(at + replaced));
/** With a right checksum. */
export const pngChunk = (type: string, content: Uint8Array | string) => {
  const named = joinBytes(type, content);
  return joinBytes(be32(named.length - 4), named, be32(crc32(named)));
};

export const jpegSegment = (marker: number, content: Uint8Array | string) => {
  const body = joinBytes(content);
  return joinBytes(Uint8Array.from([0xff, marker]), be16(body.length + 2), body);
};
/** A WebP of these chunks. */
export const webpOf = (...chunks: readonly (readonly [type: string, content: Uint8Array])[]) => {
  const body = joinBytes(
    "WEBP",
    ...chunks.flatMap(([type, content]) => [type, le32(content.length), content, new Uint8Array(content.length % 2)]),
  );
  return joinBytes("RIFF", le32(body.length), body);
};
/** The content of the VP8 chunk. */
export const webpPixels = webp.slice(20, 20 + new DataView(webp.buffer).getUint32(16, true));
/** The content of a VP8X chunk. */
export const webpHeader = (flags: number, side = 2) =>
  joinBytes(Uint8Array.from([flags, 0, 0, 0]), le32(side - 1).subarray(0, 3), le32(side - 1).subarray(0, 3));
/** Where a PNG's chunks after the header begin. */
export const afterIhdr = 33;
/** Exif as cameras write it: the orientation, then more. */
export const exif = (orientation: number, more: string) =>
  joinBytes(
    "Exif\0\0",
    "MM\0\u002a",
    be32(8),
    be16(1),
    be16(0x0112),
    be16(3),
    be32(1),
    be16(orientation),
    be16(0),
    be32(0),
    more,
  );
/** Where a JPEG's frame header begins. */
export const frameOf = (bytes: Uint8Array) => bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
/** The image block of the GIF. */
export const gifImage = gif.subarray(gif.lastIndexOf(0x2c), gif.length - 1);
/** A GIF with these blocks. */
export const gifOf = (...blocks: readonly (Uint8Array | string)[]) =>
  joinBytes(gif.subarray(0, gif.length - 1 - gifImage.length), ...blocks, Uint8Array.of(0x3b));
/** An extension block. */
export const gifBlock = (label: number, ...content: readonly (Uint8Array | string)[]) =>
  joinBytes(
    Uint8Array.of(0x21, label),
    ...content.flatMap((block) => [Uint8Array.of(joinBytes(block).length), block]),
    new Uint8Array(1),
  );
