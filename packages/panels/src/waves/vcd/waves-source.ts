import { isGzip, lengthOf, peek } from "./peek";

/** Waves that are read when they are shown, such as from a server. */
export interface WavesReader {
  /**
   * Starts to read. A response that is not 2xx, or has no body, is a failure.
   *
   * The viewer identifies files by this function: keep the same one for the same file.
   *
   * @param signal - Is aborted when the viewer no longer needs the file.
   */
  readonly read: (signal: AbortSignal) => Promise<Response | Blob | string>;
}

/** The source of a waveform viewer: the text of a value change dump, a file, or a reader. */
export type WavesSource = string | Blob | WavesReader;

/** The identity of a source. */
export type WavesContent = string | Blob | WavesReader["read"];

export const contentOf = (source: WavesSource): WavesContent =>
  typeof source === "object" && "read" in source ? source.read : source;

/** The bytes of a source as they arrive, unpacked if they are gzip, and how many there will be, if known. */
export interface OpenedSource {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly size: number | undefined;
}

export async function openSource(content: WavesContent, signal: AbortSignal): Promise<OpenedSource> {
  // The reader may not watch the signal.
  const found = typeof content === "function" ? await Promise.race([content(signal), aborted(signal)]) : content;
  if (!(found instanceof Response)) {
    const blob = typeof found === "string" ? new Blob([found]) : found;
    return unpacked(blob.stream(), blob.size, signal);
  }
  if (found.ok && found.body !== null) return unpacked(found.body, lengthOf(found), signal);
  void found.body?.cancel();
  throw new Error(`The response is ${found.status}`);
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

async function unpacked(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  size: number | undefined,
  signal: AbortSignal,
): Promise<OpenedSource> {
  const { first, stream } = await peek(body, signal);
  if (!isGzip(first)) return { stream, size };
  return { stream: stream.pipeThrough(new DecompressionStream("gzip")), size: undefined };
}
