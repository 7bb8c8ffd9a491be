import { type AvatarType, maxAvatarSide } from "@gatehouse/contract/profile";
import { concatBytes } from "@noble/hashes/utils.js";
import { imageSize } from "image-size";
import type { Say } from "../../texts/refusals.messages";
import { gifParts } from "./gif-parts";
import { jpegParts, orientationSegment } from "./jpeg-parts";
import { type PictureParts, type ReadParts, textAt } from "./picture-parts";
import { pngParts } from "./png-parts";
import { webpParts } from "./webp-parts";

/** A picture without metadata. */
export interface CleanPicture {
  readonly type: AvatarType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const refusals = {
  "no-image": (t) => t.profile.noImage,
  "too-many-pixels": (t) => t.profile.tooManyPixels(maxAvatarSide),
  animated: (t) => t.profile.animated,
} satisfies Record<string, Say>;

/**
 * Removes a picture's metadata: places, devices, names, profiles, thumbnails and texts. It decodes no pixels, so it
 * needs no more memory than the file's size. It limits the picture's sides, so browsers need limited memory.
 * @returns the picture, or why it is refused.
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture | Say {
  const found = partsOf(bytes);
  if (found === undefined) return refusals["no-image"];
  const orientation = orientationOf(bytes, found);
  if (orientation === undefined) return refusals["no-image"];
  if (found.sizes.some((sides) => Math.max(...sides) > maxAvatarSide)) return refusals["too-many-pixels"];
  if (found.isAnimated) return refusals.animated;
  const [head = new Uint8Array(), ...rest] = found.parts;
  const turned = found.type === "image/jpeg" && orientation !== 1 ? [orientationSegment(orientation)] : [];
  return { type: found.type, bytes: concatBytes(head, ...turned, ...rest) };
}

function partsOf(bytes: Uint8Array): PictureParts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (type: AvatarType, parts: ReadParts) => {
    const found = parts(bytes, view);
    return found && { type, ...found };
  };
  try {
    if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return read("image/png", pngParts);
    if (startsWith(bytes, 0xff, 0xd8, 0xff)) return read("image/jpeg", jpegParts);
    if (/^GIF8[79]a$/.test(textAt(view, 0, 6))) return read("image/gif", gifParts);
    if (textAt(view, 0, 4) === "RIFF" && textAt(view, 8, 4) === "WEBP") return read("image/webp", webpParts);
  } catch (error) {
    // The file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** The Exif orientation, where 1 is upright. Undefined if the picture's sizes contradict each other. */
function orientationOf(bytes: Uint8Array, { sizes }: PictureParts): number | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const [first = [0, 0]] = sizes;
    const isOne = sizes.every(([right, bottom]) => right > 0 && bottom > 0 && right <= first[0] && bottom <= first[1]);
    if (!isOne || first[0] !== width || first[1] !== height) return undefined;
    return Number.isInteger(orientation) && orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch {
    return undefined;
  }
}

function startsWith(bytes: Uint8Array, ...magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
