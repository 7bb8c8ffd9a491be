/** A value as one segment of a path. Half of a character, which an address cannot hold, becomes the replacement character. */
export function pathSegment(value: string): string {
  return encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, "\uFFFD"));
}
