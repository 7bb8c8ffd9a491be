import { expect, it } from "vitest";
import { previewType } from "./index";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["GIF87a", "image/gif"],
  ["GIF89a", "image/gif"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "image/webp"],
  ["RIFF\x10\0\0\0WAVEfmt ", undefined],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", undefined],
  ["\x89PNG", undefined],
  [" GIF89a", undefined],
  ["", undefined],
])("a file that starts with %j is a preview of type %s", (start, type) => expect(previewType(bytes(start))).toBe(type));
