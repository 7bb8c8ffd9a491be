import { expect, it } from "vitest";
import { readBoardFile } from "./board-file.mjs";

it("a design without a board file runs at 12 MHz, with pins that the router chooses", () => {
  expect(readBoardFile(undefined)).toEqual({ top: undefined, clockMhz: 12, pins: [] });
});

it("reads the top module, the target clock and the pins", () => {
  expect(readBoardFile("# LEDs\ntop blinker\n\nclock_mhz 48 # from the PLL\npin led[0] 39\n")).toEqual({
    top: "blinker",
    clockMhz: 48,
    pins: [{ port: "led[0]", pin: 39 }],
  });
});

it.each([
  ["top a;exec", "board.scf:1: write the name of the top module, for example: top counter"],
  ["\nclock_mhz fast", "board.scf:2: the clock must be between 1 and 1000 MHz"],
  ["pin led 39\npin led", "board.scf:2: write a pin like: pin led[0] 39"],
  ["color red", 'board.scf:1: unknown setting "color"; use top, clock_mhz or pin'],
])("refuses %j with the number of its line", (text, message) => {
  expect(() => readBoardFile(text)).toThrow(message);
});
