/**
 * The address that the text is, relative to the base where one is given; undefined when it is none. Instead of
 * `URL.canParse`, which is wrong in Node 20 for letters such as ü after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
