import { expect, test } from "vitest";
import { clearTop } from "./clear-top";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  height,
});
const region = box(850, 16, 350, 60);
const place = (control?: ReturnType<typeof box>, bar?: ReturnType<typeof box>, windowHeight = 800) =>
  clearTop({ region, bars: bar ? [bar, box(0, -99, 9, 9)] : [], controls: [control], windowHeight });

test("is at the window's edge", () => expect(place()).toBe(16));

test("is below the bar, and at the edge once the bar is scrolled away", () => {
  expect(place(undefined, box(0, 0, 1200, 48))).toBe(56);
  expect(place(undefined, box(0, -48, 1200, 48))).toBe(16);
  expect(place(undefined, box(0, 740, 1200, 60))).toBe(16);
});

test("does not cover the control", () => {
  expect(place(box(1100, 40, 80, 32))).toBe(80);
  expect(place(box(1100, 60, 80, 32), box(0, 0, 1200, 48))).toBe(100);
});

test.each([
  ["to its left", box(100, 40, 80, 32)],
  ["below it", box(1100, 130, 80, 32)],
  ["above it, in the bar", box(1100, 8, 80, 32)],
  ["hidden", box(0, 0, 0, 0)],
  ["as large as the page", box(0, 0, 1200, 700)],
])("stays where it is beside a control %s", (_, control) => expect(place(control, box(0, 0, 1200, 48))).toBe(56));

test("stays in the window where there is no room below the control", () => {
  expect(place(box(1100, 60, 80, 100), undefined, 220)).toBe(16);
});

test.each([
  ["in one place", box(1100, 40, 80, 32), box(1100, 40, 80, 32), 80],
  ["with room for none between them", box(1100, 60, 80, 32), box(1100, 130, 80, 32), 170],
  ["from the lower to the upper", box(1100, 130, 80, 32), box(1100, 60, 80, 32), 170],
  ["with room between them", box(1100, 40, 80, 32), box(1100, 200, 80, 32), 80],
])("covers neither of two controls %s", (_, pressed, focused, top) => {
  expect(clearTop({ region, bars: [], controls: [pressed, focused], windowHeight: 800 })).toBe(top);
});

test("does not cover the first control where there is no room below both", () => {
  const controls = [box(1100, 40, 80, 32), box(1100, 130, 80, 32)];
  expect(clearTop({ region, bars: [], controls, windowHeight: 200 })).toBe(80);
});
