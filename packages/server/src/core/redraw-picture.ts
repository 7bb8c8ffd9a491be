import type { AvatarType } from "@gatehouse/contract/profile";

/** A picture as its first bytes declare it, before anything is decoded. */
export interface PictureHeader {
  readonly type: AvatarType;
  readonly width: number;
  readonly height: number;
  /** The Exif orientation of a JPEG, 1 to 8. 1 is upright. */
  readonly orientation: number;
  readonly isAnimated: boolean;
}

/**
 * Decodes a PNG, JPEG or WebP and encodes its pixels as the same type: upright and without metadata. Node passes in a
 * native library, which the core can't import because it also runs in a tab.
 * @returns the new file, or undefined if the file can't be decoded or isn't as its header says.
 */
export type RedrawPicture = (
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;
