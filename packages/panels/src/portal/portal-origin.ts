/** The origin of the portal's addresses. Defaults to the page's own. */
export function portalOrigin(clientOrigin: string): string {
  return clientOrigin || (globalThis.location?.origin ?? "");
}
