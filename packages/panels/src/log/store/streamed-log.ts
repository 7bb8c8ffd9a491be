import { sliceMs, turn } from "../../viewers/in-slices";
import type { LogStream } from "./log-source";
import { LogStore } from "./log-store";
import { endRow, type Segment, segmentOfBytes } from "./segment";

const lineFeed = 10;
const bytesInSegment = 1_000_000;
/* How often new rows are shown. Drawing them more often would delay the last ones. */
const shownMs = 250;

/** A whole log that arrives as one stream of bytes. Rows can be shown as soon as they have arrived. */
export class StreamedLog extends LogStore {
  readonly #source: LogStream;
  #received = 0;
  /** Bytes that are in no segment yet. */
  #rest: Uint8Array[] = [];
  #restSize = 0;
  /** Whether a row ends in the rest. Until then, parts are not joined, so that a very long row is joined once. */
  #hasRow = false;
  #hidden: Segment[] = [];
  #rowCount = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: LogStream) {
    super();
    this.#source = source;
  }

  open(): void {
    void this.#read().catch((failure: unknown) => {
      this.#show({ isArriving: true });
      this.fail(failure);
    });
  }

  /** Requests the stream again and skips the bytes that have already arrived. */
  retry(): void {
    this.change({ failure: undefined });
    this.open();
  }

  want(): void {}
  wantAll(): void {}
  poll(): void {}
  protected readNext(): void {}

  async #read(): Promise<void> {
    const { signal } = this.abort;
    const reader = (await this.#source.stream(signal)).getReader();
    const cancel = () => void reader.cancel().catch(() => undefined);
    if (signal.aborted) return cancel();
    signal.addEventListener("abort", cancel, { once: true });
    let known = this.#received;
    let pause = performance.now() + sliceMs;
    for (;;) {
      // Reading bytes that have already arrived never pauses on its own, which would block the page.
      if (performance.now() > pause) {
        await turn();
        pause = performance.now() + sliceMs;
      }
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      if (done) break;
      const added = value.subarray(Math.min(known, value.length));
      known -= value.length - added.length;
      if (added.length > 0) this.#add(added);
    }
    signal.removeEventListener("abort", cancel);
    this.#show({ isArriving: false });
  }

  #add(bytes: Uint8Array): void {
    this.#received += bytes.length;
    this.#rest.push(bytes);
    this.#restSize += bytes.length;
    this.#hasRow ||= bytes.includes(lineFeed);
    if (!this.#hasRow) return;
    // The first rows are shown in a task of their own, because finding and drawing them takes longer than a frame.
    const isFirst = this.state.phase === "opening" && this.#timer === undefined;
    if (isFirst || this.#restSize >= bytesInSegment) this.#cut(false);
    this.#timer ??= setTimeout(() => this.#show({ isArriving: true }), isFirst ? 0 : shownMs);
  }

  /** Makes a segment of all complete rows in the rest. At the end of the stream, the last row counts as complete. */
  #cut(isEnd: boolean): void {
    const bytes = joined(this.#rest, this.#restSize);
    const end = isEnd ? bytes.length : bytes.lastIndexOf(lineFeed) + 1;
    this.#rest = end === bytes.length ? [] : [bytes.slice(end)];
    this.#restSize = bytes.length - end;
    this.#hasRow = false;
    const segment = segmentOfBytes(bytes.subarray(0, end), this.#rowCount);
    if (segment.rowCount === 0) return;
    this.#hidden.push(segment);
    this.#rowCount = endRow(segment);
  }

  #show({ isArriving }: { readonly isArriving: boolean }): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#hasRow || !isArriving) this.#cut(!isArriving);
    const segments = [...this.state.segments, ...this.#hidden];
    this.#hidden = [];
    const isOpen = segments.length > 0 || !isArriving;
    this.change({ isArriving, phase: isOpen ? "open" : "opening", segments, rowCount: this.#rowCount });
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
