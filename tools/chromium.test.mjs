import { expect, it } from "vitest";
import { chromiumLaunchOptions, findChromium } from "./chromium.mjs";

it("a Chromium that is named is taken", () => {
  expect(findChromium({ GATEHOUSE_CHROMIUM: process.execPath })).toBe(process.execPath);
});

it("one that is named and not there is not replaced by another", () => {
  expect(findChromium({ GATEHOUSE_CHROMIUM: "/nowhere/chromium", PATH: process.env.PATH })).toBeUndefined();
});

it("starts in a container, and asks nobody's servers anything", () => {
  expect(chromiumLaunchOptions("--mute-audio").args).toEqual(
    expect.arrayContaining(["--no-sandbox", "--disable-background-networking", "--mute-audio"]),
  );
});
