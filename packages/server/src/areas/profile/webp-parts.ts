import { type ReadParts, textAt } from "./picture-parts";

const hasAlpha = 0x10;

/** Reads the chunks, which must fill exactly the declared size and include pixels. */
export const webpParts: ReadParts = (bytes, view) => {
  if (view.getUint32(4, true) + 8 !== view.byteLength || !["VP8 ", "VP8L", "VP8X"].includes(textAt(view, 12, 4)))
    return undefined;
  const kept: Uint8Array[] = [];
  const sizes: [number, number][] = [];
  let hasPixels = false;
  let isAnimated = false;
  let at = 12;
  while (at < view.byteLength) {
    const type = textAt(view, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > view.byteLength) return undefined;
    hasPixels ||= ["VP8 ", "VP8L", "ANMF"].includes(type);
    isAnimated ||= ["ANIM", "ANMF"].includes(type);
    const size = sizeIn(view, type, at + 8);
    if (size !== undefined) sizes.push(size);
    const chunk = bytes.slice(at, end);
    // VP8X has flags for further chunks. Clear those for metadata, which is dropped.
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & hasAlpha;
    if (["VP8X", "ALPH", "VP8 ", "VP8L"].includes(type)) kept.push(chunk);
    at = end;
  }
  if (!hasPixels) return undefined;
  const header = bytes.slice(0, 12);
  const length = kept.reduce((sum, chunk) => sum + chunk.byteLength, 4);
  new DataView(header.buffer).setUint32(4, length, true);
  return { parts: [header, ...kept], sizes, isAnimated };
};

function sizeIn(view: DataView, type: string, at: number): [number, number] | undefined {
  const uint24 = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x1_00_00;
  if (type === "VP8X") return [uint24(at + 4) + 1, uint24(at + 7) + 1];
  if (type === "VP8 ") return [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff];
  if (type !== "VP8L") return undefined;
  const bits = view.getUint32(at + 1, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
