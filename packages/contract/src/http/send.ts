import { PortalError } from "../errors/portal-error";

export interface SendOptions {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly endpoint: string;
  /** The caller's own wish to stop; its abort is passed on as it is. */
  readonly signal?: AbortSignal;
}

/** One request and its whole answer, or a {@link PortalError} of kind `network` or `timeout`. */
export async function send(url: string, init: RequestInit, options: SendOptions): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs);
  const stop = () => timeout.abort();
  options.signal?.addEventListener("abort", stop);
  try {
    options.signal?.throwIfAborted();
    const response = await options.fetch(url, { ...init, signal: timeout.signal });
    // The body is read here, so that a connection that hangs or drops half-way is this call's failure.
    const body = await response.arrayBuffer();
    return new Response(isBodyless(response.status) ? null : body, response);
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw new PortalError(timeout.signal.aborted ? "timeout" : "network", { endpoint: options.endpoint, cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", stop);
  }
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
