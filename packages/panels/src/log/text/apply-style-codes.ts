import { attributes, type ColorCode, plainStyle, type TextStyle, withBackground, withColor } from "./text-style";

const on: Readonly<Record<number, number>> = {
  1: attributes.bold,
  2: attributes.dim,
  3: attributes.italic,
  4: attributes.underline,
  7: attributes.inverse,
  9: attributes.strike,
  21: attributes.underline,
};
const off: Readonly<Record<number, number>> = {
  22: attributes.bold | attributes.dim,
  23: attributes.italic,
  24: attributes.underline,
  27: attributes.inverse,
  29: attributes.strike,
};
/* It has the parameters of a color, but underlines have the color of their text. */
const underlineColor = 58;
const gray: ColorCode = 9;
const white: ColorCode = 8;

/** The style after a terminal's `SGR` sequence with these parameters, such as `1;31`. Unknown codes change nothing. */
export function applyStyleCodes(style: TextStyle, parameters: string): TextStyle {
  const parts = parameters.split(";");
  let next = style;
  for (let at = 0; at < parts.length; at += 1) {
    const [code = 0, ...rest] = (parts[at] ?? "").split(":").map(Number);
    if (code === 38 || code === 48 || code === underlineColor) {
      const isSpread = rest.length === 0;
      const given = isSpread ? parts.slice(at + 1, at + 5).map(Number) : rest;
      if (code === 38) next = withColor(next, extendedColor(given));
      if (code === 48) next = withBackground(next, extendedColor(given));
      if (isSpread) at += given[0] === 2 ? 4 : 2;
    } else next = applyCode(next, code, rest[0]);
  }
  return next;
}

function applyCode(style: TextStyle, code: number, detail: number | undefined): TextStyle {
  if (code === 0) return plainStyle;
  if (code === 4 && detail === 0) return style & ~attributes.underline;
  if (code >= 30 && code <= 37) return withColor(style, code - 29);
  if (code === 39) return withColor(style, 0);
  if (code >= 40 && code <= 47) return withBackground(style, code - 39);
  if (code === 49) return withBackground(style, 0);
  if (code >= 90 && code <= 97) return withColor(style, paletteColor(code - 82));
  if (code >= 100 && code <= 107) return withBackground(style, paletteColor(code - 92));
  return (style | (on[code] ?? 0)) & ~(off[code] ?? 0);
}

/** `5;n` of the palette, or `2;r;g;b`, where a color space may come before the three. */
function extendedColor(given: readonly number[]): ColorCode {
  const [kind, first = 0] = given;
  if (kind === 5) return paletteColor(first);
  if (kind !== 2) return 0;
  const [red = 0, green = 0, blue = 0] = given.slice(given.length > 4 ? 2 : 1);
  return nearestColor(red, green, blue);
}

function paletteColor(place: number): ColorCode {
  if (place === 8) return gray;
  if (place < 16) return (place % 8) + 1;
  if (place > 231) return place < 244 ? gray : white;
  const level = place - 16;
  return nearestColor(Math.floor(level / 36) * 51, (Math.floor(level / 6) % 6) * 51, (level % 6) * 51);
}

/** The named color of the same hue. The theme decides its lightness, so that it is readable. */
function nearestColor(red: number, green: number, blue: number): ColorCode {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 40) return most < 40 ? 1 : most < 170 ? gray : white;
  const turn =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const degrees = (turn * 60 + 360) % 360;
  if (degrees < 25 || degrees >= 335) return 2;
  if (degrees < 80) return 4;
  if (degrees < 165) return 3;
  if (degrees < 205) return 7;
  return degrees < 265 ? 5 : 6;
}
