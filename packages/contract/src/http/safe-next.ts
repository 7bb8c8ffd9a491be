import { parseUrl } from "./parse-url";

// A base for parsing, never fetched. An address is on the portal's origin if the parsed URL still has this origin.
const here = "http://portal.invalid";

/**
 * The address to return to: a path below the portal's base path, or `/` for anything else. Returns the address as a
 * browser normalizes it, so that the checked address is the one that is followed.
 */
export function safeNext(value: unknown, base = "/app"): string {
  if (typeof value !== "string" || value.length > 2_000 || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value)) return "/";
  const url = parseUrl(value, here);
  if (url?.origin !== here || url.username !== "" || url.password !== "") return "/";
  // If the base is empty, `/.//host` would normalize to `//host`, which is another origin.
  if (url.pathname.startsWith("//")) return "/";
  if (url.pathname !== "/" && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return "/";
  return url.pathname + url.search + url.hash;
}

/** The same for a path that is written below the base, as the screens' are: `/licenses` becomes `/app/licenses`. */
export function safeNextBelow(value: unknown, base = "/app"): string {
  const whole = safeNext(value, base);
  if (whole !== "/") return whole;
  // Below the base, `//host` would be harmless, but no screen has such a path.
  return typeof value === "string" && /^\/(?!\/)/.test(value) ? safeNext(base + value, base) : "/";
}
