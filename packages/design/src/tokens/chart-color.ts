/** Colors of a chart's channels, light and dark, in the order in which they are used. Each is found on the surface at 3:1. */
const channels = [
  "light-dark(#00707f, #56c3d7)",
  "light-dark(#96640a, #e0b040)",
  "light-dark(#96398f, #d98ad6)",
  "light-dark(#2e7d4a, #74cf93)",
] as const;

/** The color of a channel, counted from 0, as CSS: the embedder's `--gh-ch1` and so on, or ours. After four they start again. */
export function chartColor(channel: number): string {
  const at = channel % channels.length;
  return `var(--gh-ch${at + 1}, ${channels[at]})`;
}
