import { parseUrl, safeNext } from "@gatehouse/contract";
import type { ServerApp } from "./server-app";

// The portal, and the server's own pages that change nothing when opened. Not `/admin/`, which belongs to another
// program on some servers.
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

/** Settings that name further pages where sign-in may return to. */
type ReturnPages = Pick<ServerApp, "allowedOrigins" | "returnPaths">;

/**
 * The address to go to after sign-in. `next` may be the portal, one of the server's own pages, a page of an allowed
 * origin, or a path below one of the configured `returnPaths`. Otherwise it is `/`.
 */
export function nextPage(next: unknown, { allowedOrigins, returnPaths }: Partial<ReturnPages> = {}): string {
  const elsewhere = typeof next === "string" ? pageOf(next, allowedOrigins ?? []) : undefined;
  if (elsewhere !== undefined) return elsewhere;
  const all = [...bases, ...(returnPaths ?? [])];
  return all.map((base) => safeNext(next, base)).find((path) => path !== "/") ?? "/";
}

/** Returns the address as browsers normalize it, so that the checked address is the one that they follow. */
function pageOf(next: string, allowedOrigins: readonly string[]): string | undefined {
  if (next.length > 2_000 || !/^https?:\/\/[^\s\\\p{Cc}]+$/u.test(next)) return undefined;
  const url = parseUrl(next);
  const isAllowed =
    url !== undefined && allowedOrigins.includes(url.origin) && url.username === "" && url.password === "";
  return isAllowed ? url.href : undefined;
}
