// Browsers send a few cookies; a header longer than this is not theirs.
const longestHeader = 8_192;

/** A cookie of the request; the first of that name, as the browser puts the most specific first. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const header = headers.get("Cookie");
  if (header === null || header.length > longestHeader) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  readonly maxAgeS: number;
  readonly isSecure: boolean;
  readonly isHttpOnly?: boolean;
}

/** A `Set-Cookie` value for this origin's root; the cookie's text must need no quoting. */
export function cookie(name: string, value: string, { maxAgeS, isSecure, isHttpOnly = false }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${isHttpOnly ? "; HttpOnly" : ""}${isSecure ? "; Secure" : ""}`;
}
