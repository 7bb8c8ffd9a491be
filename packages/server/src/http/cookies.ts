import { parse, serialize } from "hono/utils/cookie";

// Browsers send a few cookies; a header longer than this is not theirs.
const longestHeader = 8_192;

/** A cookie of the request; the first of that name, as the browser puts the most specific first. */
export function readCookie(headers: Headers, name: string): string | undefined {
  return readCookies(headers, name)[name];
}

/** The request's cookies by name, or only the one of a name. */
export function readCookies(headers: Headers, name?: string): Readonly<Partial<Record<string, string>>> {
  const header = headers.get("Cookie") ?? "";
  return header.length > longestHeader ? {} : parse(header, name);
}

export interface CookieOptions {
  readonly maxAgeS: number;
  readonly isSecure: boolean;
  readonly isHttpOnly?: boolean;
  /** Below which it is sent; the whole origin, unless told. */
  readonly path?: string;
}

/** A `Set-Cookie` value of this origin. */
export function cookie(
  name: string,
  value: string,
  { maxAgeS, isSecure, isHttpOnly = false, path = "/" }: CookieOptions,
): string {
  return serialize(name, value, { path, maxAge: maxAgeS, sameSite: "Lax", httpOnly: isHttpOnly, secure: isSecure });
}
