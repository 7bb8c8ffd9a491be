/* Control characters, bidirectional controls, line separators, byte order mark. Tabs and line feeds are allowed. */
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

/** Replaces each unsafe character with a control picture or a replacement character. The length stays the same. */
export function safeCharacters(text: string): string {
  return text.replace(unsafe, (found) => {
    const code = found.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}

/** Whether a text has no unsafe characters. Escape is one of them. */
export const isSafe = (text: string): boolean => text.search(unsafe) === -1;
