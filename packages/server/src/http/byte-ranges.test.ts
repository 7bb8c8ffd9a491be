import { describe, expect, it } from "vitest";
import { requestedBytes } from "./byte-ranges";

const size = 1000;
const etag = '"current"';
const requested = (range: string, ifRange?: string) =>
  requestedBytes(new Headers({ Range: range, ...(ifRange !== undefined && { "If-Range": ifRange }) }), size, etag);

describe("a Range header asks for", () => {
  it.each([
    ["bytes=0-99", { start: 0, end: 100 }],
    ["bytes=0-0", { start: 0, end: 1 }],
    ["bytes=400-499", { start: 400, end: 500 }],
    ["bytes=990-", { start: 990, end: 1000 }],
    ["bytes=990-5000", { start: 990, end: 1000 }],
    ["bytes=-1", { start: 999, end: 1000 }],
    ["bytes=-5000", { start: 0, end: 1000 }],
    ["Bytes=0-", { start: 0, end: 1000 }],
    ["bytes=1000-", "beyond-end"],
    ["bytes=99999999999999999999-", "beyond-end"],
    ["bytes=-0", "beyond-end"],
    ["bytes=500-400", "whole"],
    ["bytes=-", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["bytes=a-b", "whole"],
    ["lines=0-9", "whole"],
    ["", "whole"],
  ])("%s", (range, expected) => expect(requested(range)).toEqual(expected));
});

describe("If-Range", () => {
  it.each([
    ['"current"', { start: 10, end: 1000 }],
    ['"earlier"', "whole"],
    // Weak tags and dates don't guarantee the same bytes.
    ['W/"current"', "whole"],
    ["Wed, 21 Oct 2026 07:28:00 GMT", "whole"],
  ])("with %s", (ifRange, expected) => expect(requested("bytes=10-", ifRange)).toEqual(expected));

  it("matches nothing for a file without a tag", () =>
    expect(requestedBytes(new Headers({ Range: "bytes=10-", "If-Range": etag }), size)).toBe("whole"));
});

it("no part of an empty file exists", () => {
  expect(requestedBytes(new Headers({ Range: "bytes=0-" }), 0)).toBe("beyond-end");
  expect(requestedBytes(new Headers({ Range: "bytes=-5" }), 0)).toBe("beyond-end");
});
