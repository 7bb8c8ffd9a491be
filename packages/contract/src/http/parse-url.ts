/**
 * Parses an address, relative to the base if given. Undefined if it is invalid. Don't use `URL.canParse`: in Node 20,
 * it returns wrong results for letters such as ü after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
