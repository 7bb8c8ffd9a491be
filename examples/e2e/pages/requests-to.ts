import type { Page, Request } from "@playwright/test";

/** The page's requests whose path starts with `path`. The list grows with each request. */
export function requestsTo(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) found.push(request);
  });
  return found;
}
