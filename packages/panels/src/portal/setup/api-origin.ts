import { parseUrl } from "@gatehouse/contract";

/**
 * The canonical origin of an address, or `""` for the page's own. Undefined for an address that is not HTTP, or that
 * has a path or query, because requests would ignore it.
 */
export function readOrigin(given: string): string | undefined {
  const address = given.trim();
  // `//host` takes the protocol of the page, which is unknown during server rendering.
  const isOnPage = /^[\\/]{2}/.test(address);
  if (/^(?:\.{0,2}\/)?$/.test(address) || (isOnPage && typeof document === "undefined")) return "";
  const url = parseUrl(address, isOnPage ? document.baseURI : undefined);
  return url && /^https?:\/\/[^/]+\/+$/.test(url.href) ? url.origin : undefined;
}
