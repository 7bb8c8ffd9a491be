import { turn } from "../../viewers/in-slices";
import { ByteBuffer } from "./byte-buffer";
import { isVcd, VcdReader, type WaveFile } from "./wave-file";
import { openSource, type WavesContent } from "./waves-source";

/** Why a file is missing or incomplete. */
export type WavesFailure = "unreadable" | "notVcd" | "tooLarge" | "canceled";

/** The state of a file. */
export type WavesState =
  | { readonly phase: "reading"; readonly readBytes: number; readonly size: number | undefined }
  | { readonly phase: "failed"; readonly failure: WavesFailure }
  /** With a failure, the file has only what could be read before it. */
  | { readonly phase: "open"; readonly file: WaveFile; readonly failure?: WavesFailure };

export const readingState: WavesState = { phase: "reading", readBytes: 0, size: undefined };
/* Offsets in the file are 32-bit numbers, and browsers support arrays of at least 2 GB. */
const mostBytes = 2 ** 31 - 1;
const sliceMs = 8;
const progressMs = 100;

/** Reads one file in slices, so that the page stays usable. */
export class WavesStore {
  #state = readingState;
  #abort = new AbortController();
  #isCanceled = false;
  readonly #content: WavesContent;
  readonly #listeners = new Set<() => void>();

  constructor(content: WavesContent) {
    this.#content = content;
  }

  readonly state = (): WavesState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#abort = new AbortController();
    this.#isCanceled = false;
    this.#change(readingState);
    void this.#read(this.#abort.signal);
  }

  /** Stops reading. The part read so far is shown. */
  cancel(): void {
    this.#isCanceled = true;
    this.#abort.abort();
  }

  /** Stops reading, without notifying subscribers. */
  close(): void {
    this.#listeners.clear();
    this.#abort.abort();
  }

  #change(state: WavesState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #read(signal: AbortSignal): Promise<void> {
    const reader = new VcdReader();
    let buffer: ByteBuffer | undefined;
    let isKnown = false;
    try {
      const { stream, size } = await openSource(this.#content, signal);
      buffer = new ByteBuffer(size !== undefined && size <= mostBytes ? size : 0);
      const slices = new Slices(signal, () => this.#change({ phase: "reading", readBytes: buffer?.length ?? 0, size }));
      for await (const part of partsOf(stream, signal)) {
        if (buffer.length + part.length > mostBytes) return this.#fail("tooLarge", reader, buffer);
        buffer.add(part);
        isKnown ||= this.#check(buffer, false);
        if (isKnown) await slices.run(reader.read(buffer.bytes, buffer.length, false));
      }
      this.#check(buffer, true);
      await slices.run(reader.read(buffer.bytes, buffer.length, true));
      if (signal !== this.#abort.signal) return;
      this.#change({ phase: "open", file: reader.file(buffer.bytes, buffer.length) });
    } catch (error) {
      // A newer call of `open` has taken over.
      if (signal !== this.#abort.signal) return;
      this.#fail(failureOf(error, this.#isCanceled), reader, isKnown ? buffer : undefined);
    }
  }

  #check(buffer: ByteBuffer, isWhole: boolean): boolean {
    const found = isVcd(buffer.bytes.subarray(0, buffer.length), isWhole);
    if (found === false) throw new NotVcdError();
    return found === true;
  }

  #fail(failure: WavesFailure, reader: VcdReader, buffer: ByteBuffer | undefined): void {
    const file = failure === "notVcd" || !buffer ? undefined : reader.file(buffer.bytes, buffer.length);
    if (file && file.log.count > 0) this.#change({ phase: "open", file, failure });
    else this.#change({ phase: "failed", failure });
  }
}

class NotVcdError extends Error {}

function failureOf(error: unknown, isCanceled: boolean): WavesFailure {
  if (isCanceled) return "canceled";
  if (error instanceof NotVcdError) return "notVcd";
  return error instanceof RangeError ? "tooLarge" : "unreadable";
}

/**
 * The parts of a stream, for browsers that cannot iterate over a stream. Aborting also ends a waiting read of a
 * response that was requested with another signal.
 */
async function* partsOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

/** Runs work step by step and yields to the browser every few milliseconds, counted across all runs. */
class Slices {
  #until = performance.now() + sliceMs;
  #reportedAt = performance.now();

  constructor(
    readonly signal: AbortSignal,
    readonly onProgress: () => void,
  ) {}

  async run(steps: Iterator<unknown, void>): Promise<void> {
    while (!steps.next().done) {
      const now = performance.now();
      if (now < this.#until) continue;
      if (now > this.#reportedAt + progressMs) {
        this.#reportedAt = now;
        this.onProgress();
      }
      await turn();
      this.signal.throwIfAborted();
      this.#until = performance.now() + sliceMs;
    }
  }
}
