import { lazyModule } from "@gatehouse/design";
import type { OtherOrigin, OtherOriginOptions } from "./other-origin";

/**
 * Loads with the first request. Undefined if the API is on the page's origin, or if the embedder's `fetch` reaches it.
 */
export function lazyOtherOrigin(options: OtherOriginOptions): OtherOrigin | undefined {
  const { origin, fetch, headers } = options.api;
  if (!headers && (fetch || !origin || origin === globalThis.location?.origin)) return undefined;
  const other = lazyModule(() => import("./other-origin").then(({ createOtherOrigin }) => createOtherOrigin(options)));
  return {
    fetch: async (...request) => (await other.load()).fetch(...request),
    readCookie: (name) => options.api.readCookie?.(name) ?? other.loaded()?.readCookie(name),
  };
}
