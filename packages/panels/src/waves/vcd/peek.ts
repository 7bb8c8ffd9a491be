type Bytes = Uint8Array<ArrayBuffer>;

/** The first part of a stream, and a stream that still has all of it. */
export interface Peeked {
  readonly first: Bytes;
  readonly stream: ReadableStream<Bytes>;
}

/* Enough to tell what a file is. A part of a stream can be a single byte. */
const fewestBytes = 256;

/** Reads the first part of a stream. If the signal is aborted before it arrives, the stream is empty. */
export async function peek(body: ReadableStream<Bytes>, signal: AbortSignal): Promise<Peeked> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  let first: Bytes = new Uint8Array();
  try {
    while (first.length < fewestBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      first = first.length === 0 ? value : joined(first, value);
    }
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  const stream = new ReadableStream<Bytes>({
    start: (controller) => controller.enqueue(first),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first, stream };
}

function joined(before: Bytes, after: Bytes): Bytes {
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

/** Whether bytes are the start of a gzip file. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The length of a response's body, if known. The length of a compressed body is not that of the file. */
export function lengthOf({ headers }: Response): number | undefined {
  const length = headers.has("Content-Encoding") ? null : headers.get("Content-Length");
  return length === null ? undefined : Number(length);
}
