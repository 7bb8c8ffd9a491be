/** Characters of a changelog as its least length is reckoned: without the space around them, each that a reader sees as one. */
export function changelogLength(text: string): number {
  return [...text.trim()].length;
}
