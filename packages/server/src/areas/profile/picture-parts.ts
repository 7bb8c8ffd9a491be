import type { AvatarType } from "@gatehouse/contract/profile";

/** What of a picture is stored, in its order, and the size that it says each time it says one. */
export interface PictureParts {
  readonly type: AvatarType;
  readonly parts: readonly Uint8Array[];
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly isAnimated: boolean;
}

/** Reads the structure of one kind of picture, from the first byte to the last; undefined for anything else, or anything more. */
export type ReadParts = (bytes: Uint8Array, view: DataView) => Omit<PictureParts, "type"> | undefined;

export function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}
