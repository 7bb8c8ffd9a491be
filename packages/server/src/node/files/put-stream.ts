import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

interface StreamPut {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array>;
  readonly signal: AbortSignal;
}

/** Sends a stream with backpressure. `fetch` would keep every piece in memory until the response arrives. */
export function putStream({ url, headers, body, signal }: StreamPut): Promise<Response> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const sent = request(url, { method: "PUT", headers: Object.fromEntries(headers), signal });
  return new Promise<Response>((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", (incoming) => {
      text(incoming).then((content) => {
        resolve(new Response(content === "" ? null : content, { status: incoming.statusCode ?? 500 }));
        // A store that refuses may respond before it has read the whole body.
        if (!sent.writableFinished) sent.destroy();
      }, reject);
    });
    pipeline(body, sent).catch(reject);
  });
}
