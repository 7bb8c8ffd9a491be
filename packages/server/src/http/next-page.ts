import { safeNext } from "@gatehouse/contract";

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

/** Where sign-in leads to: what `next` says, if it is the portal or one of the server's own pages, else `/`. */
export function nextPage(next: unknown): string {
  return bases.map((base) => safeNext(next, base)).find((path) => path !== "/") ?? "/";
}
