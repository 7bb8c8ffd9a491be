import { UserError } from "./user-error.mjs";

/** The name of the customization file in a design's sources. */
export const boardFile = "board.scf";

const identifier = /^[A-Za-z_]\w*$/;
const port = /^[A-Za-z_]\w*(\[\d+\])?$/;

/**
 * Reads the text of a `board.scf`: `top NAME`, `clock_mhz NUMBER` and `pin PORT NUMBER` lines, `#` for comments.
 *
 * Without a top, the compiler picks the module that no other module uses. The clock defaults to the board's 12 MHz
 * oscillator. The router places ports without a pin anywhere.
 */
export function readBoardFile(text = "") {
  const board = { top: undefined, clockMhz: 12, pins: [] };
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [key, ...values] = line.replace(/#.*/, "").trim().split(/\s+/);
    const refuse = (message) => {
      throw new UserError(`${boardFile}:${at + 1}: ${message}`);
    };
    if (key === "") continue;
    if (key === "top") {
      if (!identifier.test(values[0] ?? "")) refuse("write the name of the top module, for example: top counter");
      board.top = values[0];
    } else if (key === "clock_mhz") {
      board.clockMhz = Number(values[0]);
      if (!(board.clockMhz >= 1 && board.clockMhz <= 1000)) refuse("the clock must be between 1 and 1000 MHz");
    } else if (key === "pin") {
      if (!port.test(values[0] ?? "") || !/^\d+$/.test(values[1] ?? "")) refuse("write a pin like: pin led[0] 39");
      board.pins.push({ port: values[0], pin: Number(values[1]) });
    } else refuse(`unknown setting ${JSON.stringify(key)}; use top, clock_mhz or pin`);
  }
  return board;
}
