/**
 * Parses an address, relative to the base if given. Undefined if it is invalid. Instead of
 * `URL.canParse`, which is wrong in Node 20 for letters such as ü after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
