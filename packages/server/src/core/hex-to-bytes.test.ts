import { expect, it } from "vitest";
import { hexToBytes } from "./hex-to-bytes";

it("decodes into an array of its own, in which slice copies", () => {
  const bytes = hexToBytes("00ff10aB");
  expect(bytes).toEqual(new Uint8Array([0, 255, 16, 171]));
  expect(bytes.buffer.byteLength).toBe(4);
  bytes.slice(0, 1).fill(9);
  expect(bytes[0]).toBe(0);
  expect(hexToBytes("")).toEqual(new Uint8Array());
});
