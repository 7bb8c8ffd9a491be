import { parseUrl } from "./parse-url";

// Never fetched; only what stays on it after the browser's own reading of the address is ours.
const here = "http://portal.invalid";

/**
 * The address to return to: a path of this origin under the portal's base path, or `/`; everything else becomes `/`. The response is
 * the address as a browser normalizes it, so that what was checked is what is followed.
 */
export function safeNext(value: unknown, base = "/app"): string {
  if (typeof value !== "string" || value.length > 2_000 || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value)) return "/";
  const url = parseUrl(value, here);
  if (url?.origin !== here || url.username !== "" || url.password !== "") return "/";
  // A path that a host at the root writes must not lead to another origin.
  if (url.pathname.startsWith("//")) return "/";
  if (url.pathname !== "/" && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return "/";
  return url.pathname + url.search + url.hash;
}

/** The same for a path that is written below the base, as the screens' are: `/licenses` becomes `/app/licenses`. */
export function safeNextBelow(value: unknown, base = "/app"): string {
  const whole = safeNext(value, base);
  if (whole !== "/") return whole;
  // `//host` below the base would be harmless, but nobody means it.
  return typeof value === "string" && /^\/(?!\/)/.test(value) ? safeNext(base + value, base) : "/";
}
