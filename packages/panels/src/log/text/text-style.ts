/** The colors of log output. `gray` is what terminals call bright black. */
export const ansiColors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray"] as const;

/** An index in `ansiColors` plus one, or 0 for the text's own color. */
export type ColorCode = number;

/**
 * The look of a text as one number: color in bits 0 to 3, background in bits 4 to 7, then one bit for each attribute.
 */
export type TextStyle = number;

export const plainStyle: TextStyle = 0;

/** The bits of the attributes. */
export const attributes = {
  bold: 0x100,
  dim: 0x200,
  italic: 0x400,
  underline: 0x800,
  inverse: 0x1000,
  strike: 0x2000,
} as const;

const colorOf = (style: TextStyle): ColorCode => style & 0xf;
const backgroundOf = (style: TextStyle): ColorCode => (style >> 4) & 0xf;

export const withColor = (style: TextStyle, color: ColorCode): TextStyle => (style & ~0xf) | color;
export const withBackground = (style: TextStyle, color: ColorCode): TextStyle => (style & ~0xf0) | (color << 4);

const known = new Map<TextStyle, string>();

/**
 * The classes of a style. Text on a colored background takes the surface's color, so that it is always readable.
 */
export function classesOf(style: TextStyle): string {
  const before = known.get(style);
  if (before !== undefined) return before;
  const isInverse = (style & attributes.inverse) !== 0;
  const color = ansiColors[colorOf(style) - 1];
  const background = ansiColors[backgroundOf(style) - 1];
  const ground = isInverse ? (color ?? "text") : background;
  const classes = [
    ground === undefined ? color && `gh-ansi-${color}` : `gh-ansi-on-${ground}`,
    ...(["bold", "dim", "italic", "underline", "strike"] as const).map(
      (name) => (style & attributes[name]) !== 0 && !(name === "dim" && ground !== undefined) && `gh-ansi-${name}`,
    ),
  ];
  const text = classes.filter(Boolean).join(" ");
  known.set(style, text);
  return text;
}
