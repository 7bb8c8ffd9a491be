import { maxAvatarSide } from "@gatehouse/contract/profile";
import { describe, expect, it } from "vitest";
import { imageBytes, joinBytes } from "../../testing/images";
import { sayIn } from "../../texts/refusal";
import { cleanPicture } from "./clean-picture";

const noImage = "Upload a valid image. The file you uploaded was either not an image or a corrupted image.";
const tooManyPixels = "Choose a picture of at most 4096 by 4096 pixels.";
const animated = "Choose a still picture. You can't use animated pictures.";
const secret = "GPS 45.4642 N 9.1900 E, made by Ada";

const be32 = (value: number) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value]);
const be16 = (value: number) => Uint8Array.from([value >>> 8, value]);
const le16 = (value: number) => Uint8Array.from([value, value >>> 8]);
const le32 = (value: number) => Uint8Array.from([value, value >>> 8, value >>> 16, value >>> 24]);

const png = imageBytes("png");
const jpeg = imageBytes("jpeg");
const gif = imageBytes("gif");
const webp = imageBytes("webp");

/** Inserts bytes into a picture, or replaces `replaced` bytes. */
const put = (bytes: Uint8Array, at: number, added: Uint8Array | string, replaced = 0) =>
  joinBytes(bytes.subarray(0, at), added, bytes.subarray(at + replaced));
const chunk = (type: string, content: Uint8Array | string) => {
  const body = joinBytes(content);
  return joinBytes(be32(body.length), type, body, be32(0));
};
const segment = (marker: number, content: Uint8Array | string) => {
  const body = joinBytes(content);
  return joinBytes(Uint8Array.from([0xff, marker]), be16(body.length + 2), body);
};
const webpOf = (...chunks: readonly (readonly [type: string, content: Uint8Array])[]) => {
  const body = joinBytes(
    "WEBP",
    ...chunks.flatMap(([type, content]) => [type, le32(content.length), content, new Uint8Array(content.length % 2)]),
  );
  return joinBytes("RIFF", le32(body.length), body);
};
const vp8 = webp.slice(20, 20 + new DataView(webp.buffer).getUint32(16, true));
const extended = (flags: number, side = 2) =>
  joinBytes(Uint8Array.from([flags, 0, 0, 0]), le32(side - 1).subarray(0, 3), le32(side - 1).subarray(0, 3));
const afterIhdr = 33;
/** Exif as cameras write it: the orientation, then more. */
const exif = (orientation: number) =>
  joinBytes(
    "Exif\0\0",
    "MM\0\u002a",
    be32(8),
    be16(1),
    be16(0x0112),
    be16(3),
    be32(1),
    be16(orientation),
    be16(0),
    be32(0),
    secret,
  );
const turnedJpeg = (orientation: number) => put(jpeg, 2, segment(0xe1, exif(orientation)));
const frameOf = (bytes: Uint8Array) => bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
const gifImage = gif.subarray(gif.lastIndexOf(0x2c), gif.length - 1);

const clean = (bytes: Uint8Array) => {
  const cleaned = outcomeOf(bytes);
  if (typeof cleaned === "string") throw new Error(cleaned);
  return cleaned.bytes;
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** The cleaned picture, or the English refusal. */
function outcomeOf(bytes: Uint8Array) {
  const outcome = cleanPicture(bytes);
  return typeof outcome === "function" ? sayIn("en", outcome) : outcome;
}

describe("a picture without metadata", () => {
  it.each([
    ["png", png],
    ["jpeg", jpeg],
    ["gif", gif],
    ["webp", webp],
  ] as const)("stays as it is: %s", (kind, bytes) => {
    expect(cleanPicture(bytes)).toEqual({ type: `image/${kind}`, bytes });
  });
});

describe("metadata", () => {
  it.each([
    [
      "a PNG's texts",
      put(png, afterIhdr, joinBytes(chunk("tEXt", secret), chunk("zTXt", secret), chunk("iTXt", secret))),
      png,
    ],
    [
      "a PNG's Exif, time and profile",
      put(png, afterIhdr, joinBytes(chunk("eXIf", secret), chunk("tIME", "1234567"), chunk("iCCP", secret))),
      png,
    ],
    ["a PNG's 150 kB of text", put(png, afterIhdr, chunk("tEXt", new Uint8Array(150_000))), png],
    [
      "a JPEG's comment, XMP and Photoshop data",
      put(
        jpeg,
        2,
        joinBytes(
          segment(0xfe, secret),
          segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
          segment(0xed, secret),
        ),
      ),
      jpeg,
    ],
    [
      "a JPEG's huge profile",
      put(jpeg, 2, joinBytes(segment(0xe2, new Uint8Array(65_000)), segment(0xe2, new Uint8Array(65_000)))),
      jpeg,
    ],
    ["a JPEG's Exif with a place", turnedJpeg(1), jpeg],
    ["a JPEG's Exif that cannot be read", put(jpeg, 2, segment(0xe1, `Exif\0\0II${secret}`)), jpeg],
    [
      "a GIF's comment and programs' data",
      put(
        gif,
        gif.lastIndexOf(0x2c),
        joinBytes(
          Uint8Array.from([0x21, 0xfe, secret.length]),
          secret,
          Uint8Array.from([0, 0x21, 0xff, 3]),
          "XMP",
          Uint8Array.of(0),
        ),
      ),
      gif,
    ],
    [
      "a WebP's Exif, XMP and profile",
      webpOf(
        ["VP8X", extended(0x2c)],
        ["ICCP", joinBytes(secret)],
        ["VP8 ", vp8],
        ["EXIF", joinBytes(secret)],
        ["XMP ", joinBytes(secret)],
      ),
      webpOf(["VP8X", extended(0)], ["VP8 ", vp8]),
    ],
  ])("is left out: %s", (_, bytes, expected) => {
    expect(textOf(clean(bytes))).toBe(textOf(expected));
  });

  it.each([2, 3, 6, 8])("is left out, but for how a JPEG is turned: %s", (orientation) => {
    const cleaned = clean(turnedJpeg(orientation));
    expect(textOf(cleaned)).not.toContain("GPS");
    // 36 bytes more: an Exif segment with only the orientation. Cleaning the result again changes nothing.
    expect(cleaned.length).toBe(jpeg.length + 36);
    expect(textOf(clean(cleaned))).toBe(textOf(cleaned));
    expect(cleaned[cleaned.indexOf(0x12) + 8]).toBe(orientation);
  });
});

describe("a hostile picture is refused with a sentence", () => {
  const sized = (bytes: Uint8Array, at: number, sides: Uint8Array) => put(bytes, at, sides, sides.length);
  const square = (encode: (value: number) => Uint8Array, side: number) => joinBytes(encode(side), encode(side));
  it.each([
    ["a PNG of 60,000 by 60,000", sized(png, 16, square(be32, 60_000)), tooManyPixels],
    ["a PNG of one pixel too many", sized(png, 16, square(be32, maxAvatarSide + 1)), tooManyPixels],
    ["a PNG of 4 billion by 1", sized(png, 16, joinBytes(be32(0xffffffff), be32(1))), tooManyPixels],
    ["a JPEG of 65,535 by 65,535", sized(jpeg, frameOf(jpeg) + 5, square(be16, 65_535)), tooManyPixels],
    ["a GIF of 65,535 by 65,535", sized(gif, 6, square(le16, 65_535)), tooManyPixels],
    ["a WebP of 16 million by 16 million", webpOf(["VP8X", extended(0, 16_777_216)], ["VP8 ", vp8]), tooManyPixels],
    ["a PNG without a width", sized(png, 16, be32(0)), noImage],
    ["a PNG with two headers", put(png, afterIhdr, png.subarray(8, afterIhdr)), noImage],
    ["a PNG with a part that nobody knows", put(png, afterIhdr, chunk("EVIL", "x")), noImage],
    ["a PNG whose chunk ends beyond the file", put(png, afterIhdr, be32(0x7fffffff), 4), noImage],
    [
      "a JPEG with a second, larger frame",
      put(jpeg, frameOf(jpeg), sized(jpeg.subarray(frameOf(jpeg), frameOf(jpeg) + 2 + 11), 5, square(be16, 65_535))),
      noImage,
    ],
    [
      "a GIF whose image is larger than its screen",
      sized(gif, gif.lastIndexOf(0x2c) + 5, square(le16, 65_535)),
      noImage,
    ],
    ["a WebP whose pixels are more than it says", webpOf(["VP8X", extended(0, 1)], ["VP8 ", vp8]), noImage],
    ["a JPEG without an end", jpeg.subarray(0, jpeg.length - 2), noImage],
    ["an animated PNG", put(png, afterIhdr, chunk("acTL", joinBytes(be32(2), be32(0)))), animated],
    ["an animated GIF", put(gif, gif.length - 1, gifImage), animated],
    [
      "an animated WebP",
      webpOf(["VP8X", extended(2)], ["ANIM", new Uint8Array(6)], ["ANMF", new Uint8Array(16)]),
      animated,
    ],
  ])("%s", (_, bytes, sentence) => {
    expect(outcomeOf(bytes)).toBe(sentence);
  });

  it.each([png, jpeg, gif, webp])("wherever it is cut, and whatever byte of it is another", (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      expect(outcomeOf(bytes.subarray(0, at))).toBe(noImage);
      for (const byte of [0, 0x7f, 0xff]) {
        const cleaned = outcomeOf(put(bytes, at, Uint8Array.of(byte), 1));
        if (typeof cleaned !== "string") expect(cleaned.bytes.length).toBeLessThanOrEqual(bytes.length);
        else expect([noImage, tooManyPixels, animated]).toContain(cleaned);
      }
    }
  });
});
