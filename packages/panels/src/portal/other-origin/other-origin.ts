import { type ClientOptions, pageCookies } from "@gatehouse/contract";
import { portalOrigin } from "../portal-origin";
import type { Problem, SettingNames } from "../setup/find-problems";
import { sharedPageProblem } from "../setup/shared-page-problem";
import type { SharedStore } from "../shared-state";
import { findReach, type Reach } from "./find-reach";
import { headersProblem, otherSiteProblem, reachProblem } from "./origin-problems";
import type { PortalApi } from "./portal-api";
import { fetchViewer, isSessionCheck } from "./token-session";

/** How the client reaches an API on another origin, or one that takes the embedder's headers. */
export type OtherOrigin = Required<Pick<ClientOptions, "fetch" | "readCookie">>;

export interface OtherOriginOptions {
  readonly api: PortalApi;
  readonly names: SettingNames;
  readonly store: SharedStore;
}

/**
 * Sends requests with cookies to another origin of the same site, or with the embedder's headers and no cookies. Panels
 * show the cause of a setup problem.
 */
export function createOtherOrigin({ api, names, store }: OtherOriginOptions): OtherOrigin {
  const { headers, csrfHeader = "X-CSRFTOKEN" } = api;
  const origin = portalOrigin(api.origin ?? "");
  const fetchNow: typeof fetch = (...request) => (api.fetch ?? globalThis.fetch)(...request);
  const otherSite = headers === undefined ? otherSiteProblem(origin, names) : undefined;
  let token: string | undefined;
  let hasResponded = false;
  let hasCheckedSession = false;
  let reach: Promise<Reach> | undefined;

  function report(problem: Problem, cause?: unknown): Error {
    store.set(sharedPageProblem, problem);
    return new Error(problem.text, { cause });
  }

  async function readHeaders(): Promise<Headers> {
    try {
      return new Headers(await (typeof headers === "function" ? headers() : headers));
    } catch (error) {
      throw report(headersProblem(error), error);
    }
  }

  async function withHeaders(init: RequestInit): Promise<RequestInit> {
    if (headers === undefined) return { ...init, credentials: "include" };
    const all = new Headers(init.headers);
    all.delete(csrfHeader);
    for (const [name, value] of await readHeaders()) all.set(name, value);
    return { ...init, headers: all, credentials: "omit" };
  }

  return {
    readCookie(name) {
      // The token isn't sent with custom headers. Any text keeps the client from looking for one.
      if (headers !== undefined) return "none";
      // Servers without the header can set a domain-wide cookie. The page may have its own cookie of this name, so
      // check the session first.
      return token ?? (hasCheckedSession ? pageCookies()?.(name) : undefined);
    },
    async fetch(input, init = {}) {
      const address = new URL(input instanceof Request ? input.url : input, origin);
      // A file can be on a third origin, which gets neither cookies nor headers.
      if (address.origin !== origin) return fetchNow(input, init);
      if (otherSite !== undefined) throw report(otherSite);
      const request = await withHeaders(init);
      if (headers !== undefined && isSessionCheck(address, init)) return fetchViewer(fetchNow, origin, request);
      try {
        const response = await fetchNow(input, request);
        hasResponded = true;
        hasCheckedSession ||= isSessionCheck(address, init);
        token = response.headers.get(csrfHeader) ?? token;
        return response;
      } catch (error) {
        if (hasResponded || init.signal?.aborted === true || api.fetch !== undefined) throw error;
        // Check once for all requests that fail together.
        reach ??= findReach(origin).finally(() => (reach = undefined));
        const problem = reachProblem(await reach, origin, names);
        throw problem === undefined ? error : report(problem, error);
      }
    },
  };
}
