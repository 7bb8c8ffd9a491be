import { type AvatarType, maxAvatarSide } from "@gatehouse/contract/profile";
import type { RedrawPicture } from "../../core/redraw-picture";
import type { Say } from "../../texts/refusals.messages";
import { readPictureHeader } from "./picture-header";

/** A picture without metadata. */
export interface CleanPicture {
  readonly type: AvatarType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const refusals = {
  "no-image": (t) => t.profile.noImage,
  "too-many-pixels": (t) => t.profile.tooManyPixels(maxAvatarSide),
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
  const redrawn = await redraw(bytes, header);
  if (redrawn === undefined) return refusals["no-image"];
  return { type: header.type === "image/gif" ? "image/png" : header.type, bytes: redrawn };
}
