/** Colors of a chart's channels, light and dark, in order of use. Each has a contrast of 3:1 on the surface. */
const channels = [
  "light-dark(#00707f, #56c3d7)",
  "light-dark(#96640a, #e0b040)",
  "light-dark(#96398f, #d98ad6)",
  "light-dark(#2e7d4a, #74cf93)",
] as const;

/** The color of a channel as CSS, counted from 0: the embedder's `--gh-ch1` and so on, or ours. Repeats after four. */
export function chartColor(channel: number): string {
  const at = channel % channels.length;
  return `var(--gh-ch${at + 1}, ${channels[at]})`;
}
