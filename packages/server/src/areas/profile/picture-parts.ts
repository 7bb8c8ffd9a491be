import type { AvatarType } from "@gatehouse/contract/profile";

/** The parts of a picture to keep, in order, and each size that it declares. */
export interface PictureParts {
  readonly type: AvatarType;
  readonly parts: readonly Uint8Array[];
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly isAnimated: boolean;
}

/** Parses one kind of picture from the first byte to the last. Undefined for any other or additional content. */
export type ReadParts = (bytes: Uint8Array, view: DataView) => Omit<PictureParts, "type"> | undefined;

export function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}
