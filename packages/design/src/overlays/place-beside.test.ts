import { describe, expect, it } from "vitest";
import { placeBeside } from "./place-beside";

const window = { width: 1000, height: 600 };
const bubble = { width: 300, height: 150 };

describe("a bubble does not cover its target", () => {
  it.each([
    ["below", { left: 100, top: 100, width: 400, height: 100 }, { left: 100, top: 212 }],
    ["above, when there is no room below", { left: 100, top: 400, width: 400, height: 100 }, { left: 100, top: 238 }],
    [
      "at the right of what is as high as the window",
      { left: 0, top: 40, width: 200, height: 560 },
      { left: 212, top: 40 },
    ],
    [
      "at the left of it, at the window's other side",
      { left: 800, top: 40, width: 200, height: 560 },
      { left: 488, top: 40 },
    ],
    [
      "over the lower edge of what fills the window",
      { left: 0, top: 0, width: 1000, height: 600 },
      { left: 12, top: 438 },
    ],
    [
      "inside the window, beside a box at its edge",
      { left: 950, top: 10, width: 40, height: 30 },
      { left: 692, top: 52 },
    ],
  ])("%s", (_where, box, expected) => {
    expect(placeBeside(box, bubble, window)).toEqual(expected);
  });

  it("is in the middle without a target", () => {
    expect(placeBeside(null, bubble, window)).toEqual({ left: 350, top: 225 });
  });

  it("shows its upper left corner in a window that is smaller than itself", () => {
    expect(placeBeside({ left: 0, top: 0, width: 10, height: 10 }, bubble, { width: 200, height: 100 })).toEqual({
      left: 8,
      top: 8,
    });
  });
});
