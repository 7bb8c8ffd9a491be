/** Reads a cookie's value as it was set; undefined when there is none. */
export type CookieReader = (name: string) => string | undefined;

/** The cookies of the page; undefined where there is no page. */
export function pageCookies(): CookieReader | undefined {
  return typeof document === "undefined" ? undefined : (name) => cookieIn(pageCookieText(), name);
}

/** The value of one cookie in a `name=value; name=value` text. */
export function cookieIn(text: string, name: string): string | undefined {
  const pair = text.split("; ").find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

// A sandboxed frame may not read cookies at all, and says so by throwing.
function pageCookieText(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
