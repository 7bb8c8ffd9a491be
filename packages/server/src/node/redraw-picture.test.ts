import { Transformer } from "@napi-rs/image";
import { describe, expect, it } from "vitest";
import { readPictureHeader } from "../areas/profile/picture-header";
import { demoPicture } from "../demo/picture";
import { imageBytes, joinBytes } from "../testing/images";
import { redrawPicture } from "./redraw-picture";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
const colors = { R: [255, 0, 0, 255], G: [0, 255, 0, 255], B: [0, 0, 255, 255], W: [255, 255, 255, 255] } as const;

/** A picture with one color in each quarter: red and green above blue and white. */
function quarters(width: number, height: number): Transformer {
  const colorAt = (x: number, y: number) => colors[(y < height / 2 ? "RG" : "BW")[x < width / 2 ? 0 : 1] as "R"];
  const pixels = Array.from({ length: width * height }, (_, at) => colorAt(at % width, Math.floor(at / width)));
  return Transformer.fromRgbaPixels(Uint8Array.from(pixels.flat()), width, height);
}

/** A JPEG's start, with an Exif segment that holds only the orientation. */
function turned(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const directory = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, ...directory];
  return joinBytes(jpeg.subarray(0, 2), Uint8Array.from(segment), jpeg.subarray(2));
}

async function redrawn(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file);
  const header = readPictureHeader(bytes);
  const drawn = header && (await redrawPicture(bytes, header));
  if (drawn === undefined) throw new Error("The picture was refused");
  return drawn;
}

/** The sides, and the letter of the color nearest to the middle of each quarter. */
async function look(bytes: Uint8Array) {
  const transformer = new Transformer(await new Transformer(bytes).webpLossless());
  const { width, height } = await transformer.metadata();
  const pixels = await transformer.rawPixels();
  const channels = pixels.length / (width * height);
  const letterAt = (x: number, y: number) => {
    const at = channels * (Math.floor(y * height) * width + Math.floor(x * width));
    const distance = (color: Rgba) =>
      [0, 1, 2].reduce((sum, i) => sum + Math.abs((pixels[at + i] ?? 0) - (color[i] ?? 0)), 0);
    return Object.entries(colors).reduce((a, b) => (distance(b[1]) < distance(a[1]) ? b : a))[0];
  };
  const letters = [letterAt(0.25, 0.25), letterAt(0.75, 0.25), letterAt(0.25, 0.75), letterAt(0.75, 0.75)].join("");
  return { width, height, letters };
}

describe("a redrawn picture", () => {
  it.each([
    ["PNG", () => quarters(32, 16).png()],
    ["JPEG", () => quarters(32, 16).jpeg(95)],
    ["WebP", () => quarters(32, 16).webp(95)],
  ])("looks the same: %s", async (_, encode) => {
    expect(await look(await redrawn(await encode()))).toEqual({ width: 32, height: 16, letters: "RGBW" });
  });

  it.each([
    [1, 64, 32, "RGBW"],
    [2, 64, 32, "GRWB"],
    [3, 64, 32, "WBGR"],
    [4, 64, 32, "BWRG"],
    [5, 32, 64, "RBGW"],
    [6, 32, 64, "BRWG"],
    [7, 32, 64, "WGBR"],
    [8, 32, 64, "GWRB"],
  ])("is upright, for Exif orientation %i", async (orientation, width, height, letters) => {
    const jpeg = turned(await quarters(64, 32).jpeg(95), orientation);
    const drawn = await redrawn(jpeg);
    expect(await look(drawn)).toEqual({ width, height, letters });
    expect(Buffer.from(drawn).includes("Exif")).toBe(false);
  });

  it("is at most 512 pixels wide and high, with the same proportions", async () => {
    const { width, height, letters } = await look(await redrawn(turned(await quarters(1_024, 64).jpeg(95), 6)));
    expect([width, height, letters]).toEqual([32, 512, "BRWG"]);
    expect(await look(await redrawn(await quarters(600, 20).png()))).toEqual({
      width: 512,
      height: 17,
      letters: "RGBW",
    });
  });

  it("keeps transparency", async () => {
    const clear = await Transformer.fromRgbaPixels(new Uint8Array(4 * 600 * 600), 600, 600).png();
    const pixels = await new Transformer(await redrawn(clear)).rawPixels();
    expect(pixels.length).toBe(4 * 512 * 512);
    expect(pixels.every((value) => value === 0)).toBe(true);
  });

  it("is the demo's picture too", async () => {
    expect(await redrawn(demoPicture())).toBeInstanceOf(Uint8Array);
  });
});

describe("a file that isn't as its header says", () => {
  const header = { type: "image/png", width: 2, height: 2, orientation: 1, isAnimated: false } as const;
  it.each([
    ["another type", imageBytes("jpeg"), header],
    ["other sides", imageBytes("png"), { ...header, height: 3 }],
    ["no picture", joinBytes("no picture"), header],
    ["no bytes", new Uint8Array(), header],
  ])("is refused, and the next picture is not: %s", async (_, bytes, declared) => {
    expect(await redrawPicture(bytes, declared)).toBeUndefined();
    expect(await redrawPicture(imageBytes("png"), header)).toBeInstanceOf(Uint8Array);
  });
});
