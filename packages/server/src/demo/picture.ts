import { concatBytes } from "@noble/hashes/utils.js";
import { zlibSync } from "fflate";

/** A PNG that looks like a screenshot of a timing diagram: bars on a dark background. */
export function demoPicture(width = 320, height = 180): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + 3 * width));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const lane = Math.floor(y / 30);
      const isHigh = (x + lane * 17) % (24 + lane * 8) < 12 + lane * 4;
      const isLine =
        y % 30 === (isHigh ? 6 : 24) || (y % 30 > 6 && y % 30 < 24 && (x + lane * 17) % (12 + lane * 4) === 0);
      rows.set(isLine ? [86, 195, 215] : y % 30 === 0 ? [35, 45, 49] : [12, 17, 19], y * (1 + 3 * width) + 1 + 3 * x);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  return concatBytes(
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", zlibSync(rows)),
    chunk("IEND", new Uint8Array()),
  );
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = concatBytes(new TextEncoder().encode(name), data);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, checksum(named));
  return concatBytes(new Uint8Array(ends.buffer, 0, 4), named, new Uint8Array(ends.buffer, 4, 4));
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
