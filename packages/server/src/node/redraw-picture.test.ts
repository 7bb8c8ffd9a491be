import { isPortalError } from "@gatehouse/contract";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { readPictureHeader } from "../areas/profile/picture-header";
import { demoPicture } from "../demo/picture";
import { imageBytes, joinBytes } from "../testing/images";
import { le32 } from "../testing/picture-bytes";
import { redrawPicture } from "./redraw-picture";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
const colors = { R: [255, 0, 0, 255], G: [0, 255, 0, 255], B: [0, 0, 255, 255], W: [255, 255, 255, 255] } as const;

/** A picture with one color in each quarter: red and green above blue and white. */
function quarters(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  Object.values(colors).forEach(([red, green, blue], at) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(at % 2 === 0 ? 0 : width / 2, at < 2 ? 0 : height / 2, width / 2, height / 2);
  });
  return canvas;
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
  const { width, height, pixels } = await pixelsOf(bytes);
  const letterAt = (x: number, y: number) => {
    const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
    const distance = (color: Rgba) =>
      [0, 1, 2, 3].reduce((sum, i) => sum + Math.abs((pixels[at + i] ?? 0) - (color[i] ?? 0)), 0);
    return Object.entries(colors).reduce((a, b) => (distance(b[1]) < distance(a[1]) ? b : a))[0];
  };
  const letters = [letterAt(0.25, 0.25), letterAt(0.75, 0.25), letterAt(0.25, 0.75), letterAt(0.75, 0.75)].join("");
  return { width, height, letters };
}

async function pixelsOf(bytes: Uint8Array) {
  const image = await loadImage(bytes);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** A GIF's second frame, after which the whole picture is black. */
function animated(gif: Uint8Array): Uint8Array<ArrayBuffer> {
  const [width, height] = [gif.subarray(6, 8), gif.subarray(8, 10)];
  const black = Uint8Array.of(0x80, 0, 0, 0, 0, 0, 0, 2, 2, 0x44, 0x01, 0);
  return joinBytes(gif.subarray(0, -1), Uint8Array.of(0x2c, 0, 0, 0, 0), width, height, black, Uint8Array.of(0x3b));
}

/** A WebP with two frames. */
function animatedWebp(first: Uint8Array, second: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, content: Uint8Array) => joinBytes(type, le32(content.length), content);
  const sides = Uint8Array.of(side - 1, 0, 0, side - 1, 0, 0);
  const frame = (webp: Uint8Array) =>
    chunk(
      "ANMF",
      joinBytes(
        new Uint8Array(6),
        sides,
        Uint8Array.of(100, 0, 0, 0),
        webp.subarray(Buffer.from(webp).indexOf("VP8 ")),
      ),
    );
  const header = chunk("VP8X", joinBytes(Uint8Array.of(2, 0, 0, 0), sides));
  const body = joinBytes("WEBP", header, chunk("ANIM", new Uint8Array(6)), frame(first), frame(second));
  return joinBytes("RIFF", le32(body.length), body);
}

describe("a redrawn picture", () => {
  it.each([
    ["PNG", () => quarters(32, 16).encode("png")],
    ["JPEG", () => quarters(32, 16).encode("jpeg", 95)],
    ["GIF", () => quarters(32, 16).encode("gif")],
    ["WebP", () => quarters(32, 16).encode("webp", 95)],
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
    const jpeg = turned(await quarters(64, 32).encode("jpeg", 95), orientation);
    const drawn = await redrawn(jpeg);
    expect(await look(drawn)).toEqual({ width, height, letters });
    expect(Buffer.from(drawn).includes("Exif")).toBe(false);
  });

  it("is at most 512 pixels wide and high, with the same proportions", async () => {
    const { width, height, letters } = await look(
      await redrawn(turned(await quarters(1_024, 64).encode("jpeg", 95), 6)),
    );
    expect([width, height, letters]).toEqual([32, 512, "BRWG"]);
    expect(await look(await redrawn(await quarters(600, 20).encode("png")))).toEqual({
      width: 512,
      height: 17,
      letters: "RGBW",
    });
  });

  it("keeps transparency", async () => {
    const { pixels } = await pixelsOf(await redrawn(await createCanvas(600, 600).encode("png")));
    expect(pixels.length).toBe(4 * 512 * 512);
    expect(pixels.every((value) => value === 0)).toBe(true);
  });

  it("is the first frame of an animated one", async () => {
    const gif = animated(await quarters(32, 32).encode("gif"));
    expect(await look(await redrawn(gif))).toEqual({ width: 32, height: 32, letters: "RGBW" });
    const allRed = createCanvas(32, 32);
    allRed.getContext("2d").drawImage(quarters(64, 64), 0, 0);
    const [first, second] = [await quarters(32, 32).encode("webp", 95), await allRed.encode("webp", 95)];
    const webp = animatedWebp(first, second, 32);
    expect(await look(await redrawn(webp))).toEqual({ width: 32, height: 32, letters: "RGBW" });
  });

  it("is the demo's picture too", async () => {
    expect(await redrawn(demoPicture())).toBeInstanceOf(Uint8Array);
  });
});

describe("a file that isn't as its header says", () => {
  const header = { type: "image/png", width: 2, height: 2 } as const;
  it.each([
    ["other sides", imageBytes("png"), { ...header, height: 3 }],
    ["no picture", joinBytes("no picture"), header],
    ["no bytes", new Uint8Array(), header],
  ])("is refused, and the next picture is not: %s", async (_, bytes, declared) => {
    expect(await redrawPicture(bytes, declared)).toBeUndefined();
    expect(await redrawPicture(imageBytes("png"), header)).toBeInstanceOf(Uint8Array);
  });
});

it("refuses pictures while 20 wait, and draws those that wait", async () => {
  const header = { type: "image/png", width: 2, height: 2 } as const;
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => redrawPicture(imageBytes("png"), header)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  expect(refused.every((reason) => isPortalError(reason, "throttled") && reason.retryAfterMs === 5_000)).toBe(true);
  expect(await redrawPicture(imageBytes("png"), header)).toBeInstanceOf(Uint8Array);
});
