import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinCrcs } from "./join-crcs";

fc.configureGlobal({ seed: 1 });

describe("the CRC-32 of two texts", () => {
  it("is that of the texts one after the other", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.uint8Array({ maxLength: 3_000, size: "max" }),
        (first, second) => {
          const whole = crc32(Buffer.concat([first, second]));
          expect(joinCrcs(crc32(first), crc32(second), second.length)).toBe(whole);
        },
      ),
    );
  });
});
