/** A part of an address without its escapes. Undefined if one is malformed, such as `%zz`. */
export function decodedText(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
