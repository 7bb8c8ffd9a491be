/** Reads a cookie's raw value. Undefined if there is no such cookie. */
export type CookieReader = (name: string) => string | undefined;

/** Reads the page's cookies. Undefined outside a page. */
export function pageCookies(): CookieReader | undefined {
  return typeof document === "undefined" ? undefined : (name) => cookieIn(pageCookieText(), name);
}

/** The value of one cookie in a `name=value; name=value` text. */
export function cookieIn(text: string, name: string): string | undefined {
  const pair = text.split("; ").find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

// In a sandboxed frame, reading `document.cookie` throws.
function pageCookieText(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
