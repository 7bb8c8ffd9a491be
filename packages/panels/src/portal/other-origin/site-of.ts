/**
 * The site of an origin: the scheme and the last two labels of the host. Different results are always different sites.
 * Equal results may be different sites below a suffix such as `co.uk`.
 */
export function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^\[|^[\d.]+$/.test(hostname);
  return `${protocol}//${isAddress ? hostname : hostname.split(".").slice(-2).join(".")}`;
}
