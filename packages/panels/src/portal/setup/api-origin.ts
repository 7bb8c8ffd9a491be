import { parseUrl } from "@gatehouse/contract";

/**
 * The origin of an address in its canonical spelling, `""` for the page's own. An address that is not HTTP or has a path or query
 * gives undefined: requests would go past it.
 */
export function readOrigin(given: string): string | undefined {
  const address = given.trim();
  // `//host` takes the protocol of the page, which is unknown during server rendering.
  const isOnPage = /^[\\/]{2}/.test(address);
  if (/^(?:\.{0,2}\/)?$/.test(address) || (isOnPage && typeof document === "undefined")) return "";
  const url = parseUrl(address, isOnPage ? document.baseURI : undefined);
  return url && /^https?:\/\/[^/]+\/+$/.test(url.href) ? url.origin : undefined;
}
