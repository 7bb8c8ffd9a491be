import type { AvatarType } from "@gatehouse/contract/profile";
import { bytesToHex } from "@noble/hashes/utils.js";
import { imageSize } from "image-size";
import type { PictureHeader } from "../../core/redraw-picture";

// The first and last bytes of a file as hexadecimal text. Nothing may follow the last ones, except in a JPEG: phones
// append videos and depth maps, which are not redrawn.
const kinds: readonly (readonly [type: AvatarType, name: string, whole: RegExp])[] = [
  ["image/png", "png", /^89504e470d0a1a0a.*0000000049454e44ae426082$/],
  ["image/jpeg", "jpg", /^ffd8ff.*ffd9/],
  ["image/gif", "gif", /^47494638(37|39)61.*3b$/],
  ["image/webp", "webp", /^52494646.{8}57454250/],
];

/** Reads the header of a PNG, JPEG, GIF or WebP. Undefined for other, truncated and extended files. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const hex = bytesToHex(bytes);
  const [type, name] = kinds.find(([, , whole]) => whole.test(hex)) ?? [];
  if (type === undefined || (type === "image/webp" && !fillsItsContainer(bytes))) return undefined;
  try {
    const { type: found, width, height, orientation = 1 } = imageSize(bytes);
    if (found !== name) return undefined;
    const isOrientation = Number.isInteger(orientation) && orientation >= 1 && orientation <= 8;
    return {
      type,
      width,
      height,
      orientation: isOrientation ? orientation : 1,
      isAnimated: isAnimated(type, bytes, hex),
    };
  } catch {
    return undefined;
  }
}

function fillsItsContainer(bytes: Uint8Array): boolean {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true) + 8 === bytes.byteLength;
}

function isAnimated(type: AvatarType, bytes: Uint8Array, hex: string): boolean {
  // An animated PNG has an acTL chunk before its first IDAT chunk.
  if (type === "image/png") return hex.slice(0, hex.indexOf("49444154")).includes("6163544c");
  // An extended WebP (VP8X) has flags, one of them for animation.
  return type === "image/webp" && hex.startsWith("56503858", 24) && ((bytes[20] ?? 0) & 2) !== 0;
}
