export interface UploadOptions {
  /** Receives the bytes sent and the size of the whole body. */
  readonly onProgress: (sentBytes: number, allBytes: number) => void;
  /** The upload fails like a lost connection if no data moves for this many milliseconds. */
  readonly stalledMs?: number;
}

/** A server may need this long to store the files that it received. */
const respondsMs = 300_000;

/**
 * A `fetch` that reports upload progress, which the browser's `fetch` can't do. For `CallOptions.fetch`. It fails when
 * no data moves, however long the whole upload takes. Once all data is sent, it fails with a `TimeoutError` if there is
 * no response within minutes.
 */
export function uploadFetch({ onProgress, stalledMs = 30_000 }: UploadOptions): typeof fetch {
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init ?? {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      let failure: Error = new TypeError("The upload has failed");
      const stop = () => request.abort();
      const moved = () => {
        clearTimeout(timer);
        timer = setTimeout(stop, stalledMs);
      };
      request.open(init?.method ?? "GET", input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => {
        moved();
        onProgress(loaded, total);
      };
      request.upload.onloadstart = ({ total }) => onProgress(0, total);
      request.upload.onload = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            failure = new DOMException("The server didn't respond to the upload", "TimeoutError");
            stop();
          },
          Math.max(stalledMs, respondsMs),
        );
      };
      request.onprogress = moved;
      request.onload = () => resolve(responseOf(request));
      request.onerror = request.onabort = () => reject(signal?.aborted === true ? (signal.reason as unknown) : failure);
      request.onloadend = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
      };
      if (signal?.aborted === true) return reject(signal.reason as unknown);
      signal?.addEventListener("abort", stop);
      moved();
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
