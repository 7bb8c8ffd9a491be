// Never fetched; only what stays on it after the browser's own reading of the address is ours.
const here = "http://portal.invalid";

/**
 * Where to go after sign-in: a path of this origin under `/app`, or `/`; everything else becomes `/` (decisions, "Routes").
 * The answer is the address as a browser normalizes it, so that what was checked is what is followed.
 */
export function safeNext(value: unknown): string {
  if (typeof value !== "string" || value.length > 2_000 || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value)) return "/";
  if (!URL.canParse(value, here)) return "/";
  const url = new URL(value, here);
  if (url.origin !== here || url.username !== "" || url.password !== "") return "/";
  if (url.pathname !== "/" && url.pathname !== "/app" && !url.pathname.startsWith("/app/")) return "/";
  return url.pathname + url.search + url.hash;
}
