import { PortalError } from "../errors/portal-error";

export interface SendOptions {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  /** `licenses.list`: the call, for the error. */
  readonly endpoint: string;
  /** The caller's own wish to stop; its abort is passed on as it is. */
  readonly signal?: AbortSignal;
}

/** A response with its whole body. */
export interface HttpResponse {
  /** 0 for a redirect, whose status browsers keep to themselves. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * One request and its whole response, or a {@link PortalError} of kind `network` or `timeout`. Time-out and abort hold
 * whatever `fetch` does, while it waits for the headers and while it reads the body.
 */
export async function send(url: string, init: RequestInit, options: SendOptions): Promise<HttpResponse> {
  const { signal, endpoint } = options;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
  });
  const onAbort = () => stop.abort(signal?.reason);
  const timer = setTimeout(() => stop.abort(new PortalError("timeout", { endpoint })), options.timeoutMs);
  signal?.addEventListener("abort", onAbort);
  try {
    return await Promise.race([stopped, exchange(url, { ...init, signal: stop.signal }, options.fetch)]);
  } catch (cause) {
    throw stop.signal.aborted ? stop.signal.reason : new PortalError("network", { endpoint, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

async function exchange(url: string, init: RequestInit, fetchNow: typeof fetch): Promise<HttpResponse> {
  const response = await fetchNow(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Whether a page came instead of data. */
export function isHtml(reply: HttpResponse): boolean {
  // Plain Django calls an empty response HTML too.
  return reply.text.trim() !== "" && /html/.test(reply.headers.get("Content-Type") ?? "");
}
