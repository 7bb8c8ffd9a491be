/** The parts of a GIF to keep, in order, and each size that it declares. */
export interface GifParts {
  readonly parts: readonly Uint8Array[];
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly isAnimated: boolean;
}

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;

/** Reads the blocks with an image up to the trailer. Nothing may follow it. Undefined for a file that is none. */
export function gifParts(bytes: Uint8Array): GifParts | undefined {
  try {
    return partsOf(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function partsOf(bytes: Uint8Array, view: DataView): GifParts | undefined {
  const sizes: [number, number][] = [[view.getUint16(6, true), view.getUint16(8, true)]];
  let at = 13 + colorTableBytes(view.getUint8(10));
  const parts = [bytes.subarray(0, at)];
  let images = 0;
  for (;;) {
    const start = at;
    const block = view.getUint8(at);
    if (block === trailer) {
      parts.push(bytes.subarray(at, at + 1));
      return images > 0 && at + 1 === view.byteLength ? { parts, sizes, isAnimated: images > 1 } : undefined;
    }
    if (block === extension) {
      at = endOfSubBlocks(view, at + 2);
      // Drop other extensions: comments, texts and application data.
      if (view.getUint8(start + 1) === graphicControl) parts.push(bytes.subarray(start, at));
    } else if (block === image) {
      images += 1;
      const [right, bottom] = [1, 3].map(
        (side) => view.getUint16(at + side, true) + view.getUint16(at + side + 4, true),
      );
      sizes.push([right ?? 0, bottom ?? 0]);
      at = endOfSubBlocks(view, at + 11 + colorTableBytes(view.getUint8(at + 9)));
      parts.push(bytes.subarray(start, at));
    } else return undefined;
  }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}
