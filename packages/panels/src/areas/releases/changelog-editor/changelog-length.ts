/** The length that counts toward a changelog's minimum: Unicode characters without surrounding white space. */
export function changelogLength(text: string): number {
  return [...text.trim()].length;
}
