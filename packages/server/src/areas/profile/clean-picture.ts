import { type AvatarType, maxAvatarSide } from "@gatehouse/contract/profile";
import { concatBytes } from "@noble/hashes/utils.js";
import type { RedrawPicture } from "../../core/redraw-picture";
import type { Say } from "../../texts/refusals.messages";
import { gifParts } from "./gif-parts";
import { readPictureHeader } from "./picture-header";

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
 * Removes a picture's metadata: places, devices, names, profiles, thumbnails and texts. It limits the picture's sides
 * before anything is decoded, so decoding needs limited memory.
 * @returns the picture, or why it is refused.
 */
export async function cleanPicture(bytes: Uint8Array<ArrayBuffer>, redraw: RedrawPicture): Promise<CleanPicture | Say> {
  const header = readPictureHeader(bytes);
  if (header === undefined) return refusals["no-image"];
  if (Math.max(header.width, header.height) > maxAvatarSide) return refusals["too-many-pixels"];
  if (header.type === "image/gif") return cleanGif(bytes);
  if (header.isAnimated) return refusals.animated;
  const redrawn = await redraw(bytes, header);
  return redrawn === undefined ? refusals["no-image"] : { type: header.type, bytes: redrawn };
}

// The native library can't decode GIF, so leave out the blocks with metadata.
function cleanGif(bytes: Uint8Array): CleanPicture | Say {
  const found = gifParts(bytes);
  const [screen = [0, 0]] = found?.sizes ?? [];
  const isInScreen = found?.sizes.every(
    ([right, bottom]) => right > 0 && bottom > 0 && right <= screen[0] && bottom <= screen[1],
  );
  if (found === undefined || isInScreen !== true) return refusals["no-image"];
  if (found.isAnimated) return refusals.animated;
  return { type: "image/gif", bytes: concatBytes(...found.parts) };
}
