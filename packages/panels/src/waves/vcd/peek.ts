type Bytes = Uint8Array<ArrayBuffer>;

/** The first part of a stream, and a stream that still has all of it. */
export interface Peeked {
  readonly first: Bytes;
  readonly stream: ReadableStream<Bytes>;
}

/** Reads the first part of a stream. If the signal is aborted before it arrives, the stream is empty. */
export async function peek(body: ReadableStream<Bytes>, signal: AbortSignal): Promise<Peeked> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  const first = await reader.read().finally(() => signal.removeEventListener("abort", cancel));
  const stream = new ReadableStream<Bytes>({
    start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first: first.value ?? new Uint8Array(), stream };
}

/** Whether bytes are the start of a gzip file. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The length of a response's body, if known. The length of a compressed body is not that of the file. */
export function lengthOf({ headers }: Response): number | undefined {
  const length = headers.has("Content-Encoding") ? null : headers.get("Content-Length");
  return length === null ? undefined : Number(length);
}
