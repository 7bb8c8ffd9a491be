import { parseUrl, safeNext } from "@gatehouse/contract";
import type { ServerApp } from "./server-app";

// The portal, and the server's own pages that only show something. Not `/admin/`, which elsewhere is another program's.
const bases = [
  "/app",
  "/management",
  "/user/impersonate",
  "/accounts/password/change",
  "/accounts/social/connections",
  "/licenses/details",
  "/report-generator",
  "/tem",
];

/** The pages besides the portal's own where sign-in may return to. */
type ReturnPages = Pick<ServerApp, "allowedOrigins" | "returnPaths">;

/**
 * The address to go to after sign-in: `next`, if it is the portal, one of the server's own pages, a page of an allowed origin, or one
 * below a path that the setting names. Otherwise `/`.
 */
export function nextPage(next: unknown, { allowedOrigins, returnPaths }: Partial<ReturnPages> = {}): string {
  const elsewhere = typeof next === "string" ? pageOf(next, allowedOrigins ?? []) : undefined;
  if (elsewhere !== undefined) return elsewhere;
  const all = [...bases, ...(returnPaths ?? [])];
  return all.map((base) => safeNext(next, base)).find((path) => path !== "/") ?? "/";
}

/** The address as a browser normalizes it, so that the checked address is the one that is followed. */
function pageOf(next: string, allowedOrigins: readonly string[]): string | undefined {
  if (next.length > 2_000 || !/^https?:\/\/[^\s\\\p{Cc}]+$/u.test(next)) return undefined;
  const url = parseUrl(next);
  const isAllowed =
    url !== undefined && allowedOrigins.includes(url.origin) && url.username === "" && url.password === "";
  return isAllowed ? url.href : undefined;
}
