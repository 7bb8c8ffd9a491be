// Early reads start a page's first requests from its HTML, before its code has loaded. The server writes a script into
// the page, and the client takes over the responses. Both halves are in this file so that they stay in sync.

/** The options of every request. `no-cache` revalidates: a cached response is never older than the last write. */
export const commonInit = {
  credentials: "include",
  redirect: "manual",
  cache: "no-cache",
} as const satisfies RequestInit;

export const commonHeaders = { Accept: "application/json" } as const;

const name = "__gatehouseEarlyReads";

/** By then, the page has made its first requests. Unused responses are too old to show. */
const lifetimeMs = 30_000;

type EarlyReads = Partial<Record<string, Promise<Response>>>;

/**
 * A script that starts reads while the page's code is still loading. Put it inline into the page's head, with the
 * page's nonce.
 * @param paths - Paths on the page's own origin, including their query, as `endpointUrl` returns them.
 */
export function earlyReadsScript(paths: readonly string[]): string {
  const init = JSON.stringify({ ...commonInit, headers: commonHeaders });
  const list = JSON.stringify(paths).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return (
    `{const reads=window.${name}=Object.create(null);for(const path of ${list})(reads[path]=fetch(path,${init})).catch(()=>{});` +
    `setTimeout(()=>{delete window.${name}},${lifetimeMs})}`
  );
}

/**
 * A `fetch` that returns each early response once. After a write it returns none, since they could be older than the
 * write. A read that failed early is sent again.
 */
export function withEarlyReads(fetchNow: typeof fetch): typeof fetch {
  const holder = globalThis as { [name]?: EarlyReads };
  return (input, init) => {
    const reads = holder[name];
    if (reads === undefined) return fetchNow(input, init);
    if ((init?.method ?? "GET") !== "GET") {
      delete holder[name];
      return fetchNow(input, init);
    }
    const path = ownPath(input);
    const early = path === undefined ? undefined : reads[path];
    if (path === undefined || early === undefined) return fetchNow(input, init);
    delete reads[path];
    return early.catch(() => fetchNow(input, init));
  };
}

/** The path and query of an address of the page's own origin. */
function ownPath(input: RequestInfo | URL): string | undefined {
  if (input instanceof Request) return undefined;
  const { origin, pathname, search } = new URL(input, location.href);
  return origin === location.origin ? pathname + search : undefined;
}
