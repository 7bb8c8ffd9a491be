import type { AvatarType } from "@gatehouse/contract/profile";

/** A picture as its first bytes declare it, before anything is decoded. */
export interface PictureHeader {
  readonly type: AvatarType;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes the first frame of a picture and encodes its pixels, upright and without metadata: as a PNG for a GIF, and
 * as the same type for the others. Node passes in a native library, which the core can't import because it also runs
 * in a tab.
 * @returns the new file, or undefined if the file can't be decoded or isn't as its header says.
 */
export type RedrawPicture = (
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
) => Promise<Uint8Array<ArrayBuffer> | undefined>;
