/* Control characters, what reverses the order of letters, and what ends a line elsewhere. Tabs stay. */
const ranges = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0x061c, 0x061c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
] as const;
const written = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
const unsafe = new RegExp(`[${ranges.map(([from, to]) => `${written(from)}-${written(to)}`).join("")}]`, "g");

/** The text with a picture or a replacement character for each character that a screen must not act on. Its length stays. */
export function safeCharacters(text: string): string {
  return text.replace(unsafe, (found) => {
    const code = found.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}

/** Whether a text has none of these characters, nor an escape. */
export const isSafe = (text: string): boolean => text.search(unsafe) === -1;
