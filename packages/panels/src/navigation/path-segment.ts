/** Encodes a value as one path segment. Lone surrogates, which can't be encoded, become the replacement character. */
export function pathSegment(value: string): string {
  return encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, "\uFFFD"));
}
