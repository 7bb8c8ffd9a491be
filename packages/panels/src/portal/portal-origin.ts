/** The origin that the portal's addresses belong to. A client without one speaks to the page's own. */
export function portalOrigin(clientOrigin: string): string {
  return clientOrigin || (globalThis.location?.origin ?? "");
}
