import type { Page, Request } from "@playwright/test";

/** The requests of a page whose path begins like this, as they come. */
export function requestsTo(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) found.push(request);
  });
  return found;
}
