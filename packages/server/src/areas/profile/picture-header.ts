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
    const { type: found, width, height } = imageSize(bytes);
    return found === name ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}

function fillsItsContainer(bytes: Uint8Array): boolean {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true) + 8 === bytes.byteLength;
}
