import type { AvatarType } from "@gatehouse/contract/profile";

/** The stored parts of a picture in their order, and each size that it declares. */
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
