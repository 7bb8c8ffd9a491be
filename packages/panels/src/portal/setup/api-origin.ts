import { parseUrl } from "@gatehouse/contract";

/**
 * The origin of an address in its canonical spelling. A relative address gives `""`, the page's own origin. Anything that is
 * not an HTTP address gives undefined.
 */
export function readOrigin(given: string): string | undefined {
  const address = given.trim();
  if (/^[\\/]{2}/.test(address)) return readOnPage(address);
  if (/^(?:[./\\?#]|$)/.test(address)) return "";
  const url = parseUrl(address);
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

// `//host` takes the protocol of the page, which is unknown during server rendering.
function readOnPage(address: string): string | undefined {
  if (typeof document === "undefined") return "";
  const origin = parseUrl(address, document.baseURI)?.origin;
  return origin === globalThis.origin ? "" : origin;
}
