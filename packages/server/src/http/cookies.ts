import { parse, serialize } from "hono/utils/cookie";
import type { RequestFacts } from "./server-app";

// Browsers send a few cookies, so a longer header is not from a browser.
const longestHeader = 8_192;

// Browsers accept such a name only over TLS and for the origin itself. So a page of a subdomain, or one without TLS,
// can't plant a session or token.
const securePrefix = "__Host-";

type Asked = Pick<RequestFacts, "request" | "isSecure">;

/** A cookie's name in the browser, with the prefix `__Host-` behind TLS. */
function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? securePrefix + name : name;
}

/** The first cookie of this name. Browsers send the most specific one first. */
export function readCookie({ request, isSecure }: Asked, name: string): string | undefined {
  const full = cookieName(name, isSecure);
  return cookiesOf(request.headers, full)[full];
}

/** The values of the cookies whose names start with the prefix. */
export function readCookies({ request, isSecure }: Asked, prefix: string): readonly string[] {
  return Object.entries(cookiesOf(request.headers)).flatMap(([name, value = ""]) =>
    name.startsWith(cookieName(prefix, isSecure)) ? [value] : [],
  );
}

function cookiesOf(headers: Headers, name?: string): Readonly<Partial<Record<string, string>>> {
  const header = headers.get("Cookie") ?? "";
  return header.length > longestHeader ? {} : parse(header, name);
}

export interface CookieOptions {
  readonly maxAgeS: number;
  readonly isSecure: boolean;
  readonly isHttpOnly?: boolean;
  /** The path that the cookie is sent to. Defaults to the whole origin. Behind TLS it is always the whole origin. */
  readonly path?: string;
}

/** A `Set-Cookie` value. */
export function cookie(
  name: string,
  value: string,
  { maxAgeS, isSecure, isHttpOnly = false, path = "/" }: CookieOptions,
): string {
  return serialize(cookieName(name, isSecure), value, {
    path: isSecure ? "/" : path,
    maxAge: maxAgeS,
    sameSite: "Lax",
    httpOnly: isHttpOnly,
    secure: isSecure,
  });
}
