// Browsers send a few cookies; a header longer than this is not theirs.
const longestHeader = 8_192;

/** A cookie of the request; the first of that name, as the browser puts the most specific first. */
export function readCookie(headers: Headers, name: string): string | undefined {
  return readCookies(headers).find(([found]) => found === name)?.[1];
}

/** The request's cookies, as name and value. */
export function readCookies(headers: Headers): readonly (readonly [name: string, value: string])[] {
  const header = headers.get("Cookie");
  if (header === null || header.length > longestHeader) return [];
  return header.split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : [];
  });
}

export interface CookieOptions {
  readonly maxAgeS: number;
  readonly isSecure: boolean;
  readonly isHttpOnly?: boolean;
  /** Below which it is sent; the whole origin, unless told. */
  readonly path?: string;
}

/** A `Set-Cookie` value of this origin; the cookie's text must need no quoting. */
export function cookie(
  name: string,
  value: string,
  { maxAgeS, isSecure, isHttpOnly = false, path = "/" }: CookieOptions,
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; SameSite=Lax${isHttpOnly ? "; HttpOnly" : ""}${isSecure ? "; Secure" : ""}`;
}
