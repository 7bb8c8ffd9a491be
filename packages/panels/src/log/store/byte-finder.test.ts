import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteFinder } from "./byte-finder";

fc.configureGlobal({ seed: 1 });

describe("finding bytes", () => {
  it("finds the first of them in any part of any array", () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const offset = fc.nat({ max: 201 });
    const byte = fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat({ max: 255 }));
    // Two bytes of a choice differ in one bit.
    const pair = fc.tuple(byte, fc.nat({ max: 7 })).map(([one, bit]) => [one, one ^ (1 << bit)] as const);
    const choice = fc.oneof(fc.tuple(byte), pair);
    fc.assert(
      fc.property(bytes, fc.nat({ max: 3 }), choice, offset, offset, (all, shift, sought, from, to) => {
        const some = all.map((value, index) => (index % 5 === 0 ? (sought[index % sought.length] ?? 0) : value));
        const shifted = new Uint8Array(some.length + shift).subarray(shift);
        for (const array of [some, all]) {
          shifted.set(array);
          const place = array.findIndex((value, at) => at >= from && at < to && sought.some((one) => one === value));
          expect(byteFinder(shifted, sought)(from, Math.min(to, array.length))).toBe(place);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds all of them in an array of several blocks", () => {
    const length = 50_000;
    // Blocks have 16,384 bytes.
    const nearBlocks = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -40, max: 40 }));
    const place = fc.oneof(
      fc.nat({ max: length - 1 }),
      nearBlocks.map(([block, by]) => block * 16_384 + by),
    );
    fc.assert(
      fc.property(fc.uniqueArray(place), fc.nat({ max: 3 }), (places, shift) => {
        const array = new Uint8Array(length + shift).subarray(shift);
        for (const at of places) array[at] = 10;
        const find = byteFinder(array, [10]);
        const found: number[] = [];
        for (let at = find(0, length); at !== -1; at = find(at + 1, length)) found.push(at);
        expect(found).toEqual(places.sort((one, other) => one - other));
        // A search may also go back.
        expect(find(0, length)).toBe(found[0] ?? -1);
      }),
      { numRuns: 300 },
    );
  });
});
