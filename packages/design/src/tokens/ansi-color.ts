/**
 * Colors of log output, light and dark. Each is readable as text at 4.5:1 on surface and sunken, and as a background
 * for text in the surface's color. They are not in the token file, because few pages show a log.
 */
const ansi = {
  black: "light-dark(#131b1f, #7d898e)",
  red: "light-dark(#b3261e, #f28b82)",
  green: "light-dark(#116b38, #6fd493)",
  yellow: "light-dark(#7c4d00, #e6b557)",
  blue: "light-dark(#2a549f, #93b7f5)",
  magenta: "light-dark(#88308a, #dd9be0)",
  cyan: "light-dark(#00616f, #62cbde)",
  white: "light-dark(#56636a, #e3e9eb)",
} as const;

export type AnsiColor = keyof typeof ansi;

/** A color of log output as CSS: the embedder's `--gh-ansi-<color>`, or ours. */
export function ansiColor(color: AnsiColor): string {
  return `var(--gh-ansi-${color}, ${ansi[color]})`;
}
