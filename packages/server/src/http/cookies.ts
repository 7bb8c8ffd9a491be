import { parse, serialize } from "hono/utils/cookie";
import type { RequestFacts } from "./server-app";

// Browsers send a few cookies; a header longer than this is not theirs.
const longestHeader = 8_192;

// Of the portal's cookies, a browser takes such a name only over TLS and from the origin itself: neither a page of a
// subdomain nor one without TLS can then plant a session or a token.
const securePrefix = "__Host-";

type Asked = Pick<RequestFacts, "request" | "isSecure">;

/** A cookie's name in the browser: behind TLS it has the prefix `__Host-`. */
function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? securePrefix + name : name;
}

/** A cookie of the request; the first of that name, as the browser puts the most specific first. */
export function readCookie({ request, isSecure }: Asked, name: string): string | undefined {
  const full = cookieName(name, isSecure);
  return cookiesOf(request.headers, full)[full];
}

/** The values of the request's cookies whose names begin like this. */
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
  /** The path below which it is sent. Defaults to the whole origin, and behind TLS it always is. */
  readonly path?: string;
}

/** A `Set-Cookie` value of this origin. */
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
