/** The length of a changelog for its minimum: visible characters, without surrounding space. */
export function changelogLength(text: string): number {
  return [...text.trim()].length;
}
