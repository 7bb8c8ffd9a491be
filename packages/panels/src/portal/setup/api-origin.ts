/**
 * The origin of an address in its canonical spelling. A relative address gives `""`, the page's own origin. Anything that is
 * not an HTTP address gives undefined.
 */
export function readOrigin(given: string): string | undefined {
  const address = given.trim();
  if (/^[\\/]{2}/.test(address)) return readOnPage(address);
  if (/^(?:[./\\?#]|$)/.test(address)) return "";
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

// `//host` takes the protocol of the page, which is unknown during server rendering.
function readOnPage(address: string): string | undefined {
  if (typeof document === "undefined") return "";
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { origin } = new URL(address, document.baseURI);
  return origin === globalThis.origin ? "" : origin;
}
