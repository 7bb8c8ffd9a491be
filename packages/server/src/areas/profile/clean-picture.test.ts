import { maxAvatarSide } from "@gatehouse/contract/profile";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { redrawPicture } from "../../node/redraw-picture";
import { imageBytes, joinBytes } from "../../testing/images";
import {
  afterIhdr,
  be16,
  be32,
  exif,
  frameOf,
  gifBlock,
  gifImage,
  gifOf,
  jpegSegment,
  le16,
  pngChunk,
  put,
  webpHeader,
  webpOf,
  webpPixels,
} from "../../testing/picture-bytes";
import { sayIn } from "../../texts/refusal";
import { cleanPicture } from "./clean-picture";

const noImage = "Upload a valid image. The file you uploaded was either not an image or a corrupted image.";
const tooManyPixels = "Choose a picture of at most 4096 by 4096 pixels.";
const secret = "GPS 45.4642 N 9.1900 E, made by Ada";

const png = imageBytes("png");
const jpeg = imageBytes("jpeg");
const gif = imageBytes("gif");
const webp = imageBytes("webp");

const clean = async (bytes: Uint8Array<ArrayBuffer>) => {
  const cleaned = await outcomeOf(bytes);
  if (typeof cleaned === "string") throw new Error(cleaned);
  return cleaned.bytes;
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** The cleaned picture, or the English refusal. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>) {
  const outcome = await cleanPicture(bytes, redrawPicture);
  return typeof outcome === "function" ? sayIn("en", outcome) : outcome;
}

describe("a picture without metadata", () => {
  it.each([
    ["png", png],
    ["jpeg", jpeg],
    ["webp", webp],
  ] as const)("keeps its type: %s", async (kind, bytes) => {
    const cleaned = await cleanPicture(bytes, redrawPicture);
    expect(cleaned).toMatchObject({ type: `image/${kind}` });
  });

  it("is a PNG if it was a GIF", async () => {
    expect(await cleanPicture(gif, redrawPicture)).toMatchObject({ type: "image/png" });
    expect(textOf(await clean(gif)).slice(1, 4)).toBe("PNG");
  });
});

describe("metadata", () => {
  it.each([
    [
      "a PNG's texts",
      put(
        png,
        afterIhdr,
        joinBytes(
          pngChunk("tEXt", `Comment\0${secret}`),
          pngChunk("zTXt", joinBytes("Comment\0\0", zlibSync(joinBytes(secret)))),
          pngChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${secret}`),
        ),
      ),
      png,
    ],
    [
      "a PNG's Exif, time and profile",
      put(
        png,
        afterIhdr,
        joinBytes(
          pngChunk("eXIf", exif(1, secret).subarray(6)),
          pngChunk("tIME", "1234567"),
          pngChunk("iCCP", joinBytes("x\0\0", zlibSync(joinBytes(secret)))),
        ),
      ),
      png,
    ],
    ["a PNG's 150 kB of text", put(png, afterIhdr, pngChunk("tEXt", `Comment\0${"x".repeat(150_000)}`)), png],
    [
      "a JPEG's comment, XMP and Photoshop data",
      put(
        jpeg,
        2,
        joinBytes(
          jpegSegment(0xfe, secret),
          jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
          jpegSegment(0xed, secret),
        ),
      ),
      jpeg,
    ],
    [
      "a JPEG's huge profile",
      put(
        jpeg,
        2,
        joinBytes(
          ...[1, 2].map((part) =>
            jpegSegment(0xe2, joinBytes("ICC_PROFILE\0", Uint8Array.of(part, 2), "x".repeat(65_000))),
          ),
        ),
      ),
      jpeg,
    ],
    ["a JPEG's Exif with a place", put(jpeg, 2, jpegSegment(0xe1, exif(1, secret))), jpeg],
    ["what a phone appends to a JPEG", joinBytes(jpeg, "\0\0\0\u0018ftypmp42", secret), jpeg],
    ["a JPEG's Exif with an orientation that does not exist", put(jpeg, 2, jpegSegment(0xe1, exif(9, secret))), jpeg],
    ["a JPEG's Exif that cannot be read", put(jpeg, 2, jpegSegment(0xe1, `Exif\0\0II${secret}`)), jpeg],
    [
      "a GIF's comment, text, XMP and repetitions",
      gifOf(
        gifBlock(0xfe, secret),
        gifBlock(0x01, new Uint8Array(12), secret),
        gifBlock(0xff, "XMP DataXMP", secret),
        gifBlock(0xff, "NETSCAPE2.0", Uint8Array.of(1, 0, 0)),
        gifImage,
      ),
      gif,
    ],
    ["a GIF's 2,000 further frames", gifOf(...Array.from({ length: 2_001 }, () => gifImage)), gif],
    [
      "a WebP's Exif, XMP and profile",
      webpOf(
        ["VP8X", webpHeader(0x2c)],
        ["ICCP", joinBytes(secret)],
        ["VP8 ", webpPixels],
        ["EXIF", exif(1, secret).subarray(6)],
        ["XMP ", joinBytes(secret)],
      ),
      webp,
    ],
  ])("is left out: %s", async (_, bytes, expected) => {
    const cleaned = textOf(await clean(bytes));
    expect(cleaned).toBe(textOf(await clean(expected)));
    for (const trace of ["GPS", "Exif", "eXIf", "tEXt", "zTXt", "iTXt", "XMP", "xap", "EXIF", "xxxx"])
      expect(cleaned).not.toContain(trace);
  });
});

describe("a hostile picture is refused with a sentence", () => {
  const sized = (bytes: Uint8Array, at: number, sides: Uint8Array) => put(bytes, at, sides, sides.length);
  const square = (encode: (value: number) => Uint8Array, side: number) => joinBytes(encode(side), encode(side));
  const frameOfSide = (side: number) => sized(jpeg.subarray(frameOf(jpeg), frameOf(jpeg) + 19), 5, square(be16, side));
  it.each([
    ["a PNG of 60,000 by 60,000", sized(png, 16, square(be32, 60_000)), tooManyPixels],
    ["a PNG of one pixel too many", sized(png, 16, square(be32, maxAvatarSide + 1)), tooManyPixels],
    ["a PNG of 4 billion by 1", sized(png, 16, joinBytes(be32(0xffffffff), be32(1))), tooManyPixels],
    ["a JPEG of 65,535 by 65,535", sized(jpeg, frameOf(jpeg) + 5, square(be16, 65_535)), tooManyPixels],
    ["a GIF of 65,535 by 65,535", sized(gif, 6, square(le16, 65_535)), tooManyPixels],
    [
      "a WebP of 16 million by 16 million",
      webpOf(["VP8X", webpHeader(0, 16_777_216)], ["VP8 ", webpPixels]),
      tooManyPixels,
    ],
    ["a PNG without a width", sized(png, 16, be32(0)), noImage],
    ["a PNG with two headers", put(png, afterIhdr, png.subarray(8, afterIhdr)), noImage],
    ["a JPEG with a first, larger frame", put(jpeg, frameOf(jpeg), frameOfSide(65_535)), tooManyPixels],
    ["a JPEG with a second, larger frame", put(jpeg, frameOf(jpeg) + 19, frameOfSide(65_535)), noImage],
    ["a GIF without a width", sized(gif, 6, le16(0)), noImage],
    ["a GIF that ends in its pixels", gif.subarray(0, gif.length - 3), noImage],
    [
      "a GIF whose image is larger than its screen",
      sized(gif, gif.lastIndexOf(0x2c) + 5, square(le16, 65_535)),
      noImage,
    ],
    ["a WebP with more pixels than it says", webpOf(["VP8X", webpHeader(0, 1)], ["VP8 ", webpPixels]), noImage],
    [
      "a WebP with fewer pixels than it says",
      webpOf(["VP8X", webpHeader(0, maxAvatarSide)], ["VP8 ", webpPixels]),
      noImage,
    ],
    ["a JPEG without an end", jpeg.subarray(0, jpeg.length - 2), noImage],
    [
      "an animated WebP without a frame",
      webpOf(["VP8X", webpHeader(2)], ["ANIM", new Uint8Array(6)], ["ANMF", new Uint8Array(16)]),
      noImage,
    ],
  ])("%s", async (_, bytes, sentence) => {
    expect(await outcomeOf(bytes)).toBe(sentence);
  });

  it.each([png, jpeg, gif, webp])("wherever it is cut, and whatever byte of it is another", async (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      expect(await outcomeOf(bytes.slice(0, at))).toBe(noImage);
      for (const byte of [0, 0x7f, 0xff]) {
        const cleaned = await outcomeOf(put(bytes, at, Uint8Array.of(byte), 1));
        if (typeof cleaned === "string") expect([noImage, tooManyPixels]).toContain(cleaned);
      }
    }
  });
});

describe("a damaged picture shows what is left of it, and nothing of the server's memory", () => {
  const opaque = async (bytes: Uint8Array) => {
    const image = await loadImage(bytes);
    const context = createCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  };
  /** With a right checksum, so that only the pixels contradict it. */
  const pngOfSide = (side: number) =>
    joinBytes(
      png.subarray(0, 8),
      pngChunk("IHDR", joinBytes(be32(side), be32(side), png.subarray(24, 29))),
      png.subarray(afterIhdr),
    );
  it.each([
    ["a PNG with fewer pixels than it says", pngOfSide(400)],
    ["a PNG whose chunk ends beyond the file", put(png, afterIhdr, be32(0x7fffffff), 4)],
    ["a GIF with fewer pixels than it says", put(gif, 6, joinBytes(le16(400), le16(400)), 4)],
    ["a GIF without an image", gifOf()],
    ["a GIF with random pixels", gifOf(gifImage.subarray(0, 11), Uint8Array.of(4, 0xc3, 0x7a, 0x11, 0xee, 0))],
  ])("%s", async (_, bytes) => {
    // Pictures of the same size, whose memory the next one may get.
    for (const side of [1, 2, 400]) await createCanvas(side, side).encode("png");
    expect(await opaque(await clean(bytes))).toBeLessThanOrEqual(4);
  });
});
