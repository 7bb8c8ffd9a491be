import { expect, it } from "vitest";
import { fileMessages } from "../file.messages";
import { fileSize } from "./file-size";

const size = (bytes: number, isRoundedUp = false) => fileSize(bytes, fileMessages.english, String, { isRoundedUp });

it.each([
  [0, "0 Bytes"],
  [1, "1 Byte"],
  [1_023, "1023 Bytes"],
  [1_024, "1 KB"],
  [49_152, "48 KB"],
  [1_048_575, "1 MB"],
  [1_992_294, "1.9 MB"],
  [25 * 1_048_576, "25 MB"],
  [312 * 1_048_576, "312 MB"],
  [2 ** 30, "1 GB"],
  [2 ** 40, "1 TB"],
  [2 ** 50, "1 PB"],
  [2 ** 60, "1 EB"],
  [2 ** 70, "1 ZB"],
  [2 ** 80, "1 YB"],
  [2 ** 90, "1024 YB"],
])("%d bytes are %s", (bytes, text) => expect(size(bytes)).toBe(text));

it.each([
  [25 * 1_048_576, "25 MB"],
  [25 * 1_048_576 + 1, "25.1 MB"],
  [1_048_576 + 1, "1.1 MB"],
])("%d bytes are %s where they are compared with a limit", (bytes, text) => expect(size(bytes, true)).toBe(text));
