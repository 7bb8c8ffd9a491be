import { type ReadParts, textAt } from "./picture-parts";

// Pixels, and what determines their colors. Other chunks hold text, times, profiles, previews and further pictures.
const kept = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);

/** Reads the chunks from one IHDR to IEND. Nothing may follow it. */
export const pngParts: ReadParts = (bytes, view) => {
  if (view.getUint32(8) !== 13 || textAt(view, 12, 4) !== "IHDR") return undefined;
  const parts = [bytes.subarray(0, 8)];
  let hasPixels = false;
  let isAnimated = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const type = textAt(view, at + 4, 4);
    const end = at + 12 + length;
    if (end > view.byteLength || (type === "IHDR" && at !== 8)) return undefined;
    hasPixels ||= type === "IDAT";
    isAnimated ||= type === "acTL";
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    // A capital first letter marks a chunk as required. A picture with an unknown one is refused.
    else if (/^[A-Z]/.test(type)) return undefined;
    at = end;
    if (type !== "IEND") continue;
    if (!hasPixels || length !== 0 || at !== view.byteLength) return undefined;
    return { parts, sizes: [[view.getUint32(16), view.getUint32(20)]], isAnimated };
  }
};
