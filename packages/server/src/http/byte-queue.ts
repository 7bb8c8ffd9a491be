import { isPortalError } from "@gatehouse/contract";
import { Refusal } from "../texts/refusal";

/** How long an upload may stall before it fails. */
const stalledMs = 60_000;

/** The bytes of a body that have arrived and are still unread. */
export class ByteQueue {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #bytes = new Uint8Array();
  /** Reused between reads. Otherwise an upload would leave as much garbage as its size. */
  #joined = new Uint8Array();

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  get length(): number {
    return this.#bytes.length;
  }

  /**
   * Waits for more bytes. Results of earlier `take` calls become invalid.
   * @returns whether there were more.
   */
  async fill(): Promise<boolean> {
    const { done, value } = await inTime(this.#reader.read());
    if (done) return false;
    const kept = this.#bytes;
    if (kept.length === 0) this.#bytes = value as Uint8Array<ArrayBuffer>;
    else {
      const length = kept.length + value.length;
      const joined = this.#joined.length < length ? new Uint8Array(length) : this.#joined;
      joined.set(kept);
      joined.set(value, kept.length);
      this.#joined = joined;
      this.#bytes = joined.subarray(0, length);
    }
    return true;
  }

  async startsWith(wanted: Uint8Array): Promise<boolean> {
    while (this.#bytes.length < wanted.length) if (!(await this.fill())) return false;
    return wanted.every((byte, at) => this.#bytes[at] === byte);
  }

  indexOf(wanted: Uint8Array): number {
    const [first = 0] = wanted;
    const last = this.#bytes.length - wanted.length;
    for (let at = this.#bytes.indexOf(first); at >= 0 && at <= last; at = this.#bytes.indexOf(first, at + 1)) {
      let same = 1;
      while (same < wanted.length && this.#bytes[at + same] === wanted[same]) same += 1;
      if (same === wanted.length) return at;
    }
    return -1;
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.subarray(0, count);
    this.drop(count);
    return taken;
  }

  drop(count: number): void {
    this.#bytes = this.#bytes.subarray(count);
  }

  /** Cancels the rest of the body. */
  async close(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }
}

/** @throws {PortalError} `invalid` when the sender disconnects or stops sending. */
async function inTime<Value>(read: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("stalled")), stalledMs);
  });
  try {
    return await Promise.race([read, stalled]);
  } catch (error) {
    if (isPortalError(error)) throw error;
    throw new Refusal("invalid", { status: 400, detail: (t) => t.usual.endedEarly });
  } finally {
    clearTimeout(timer);
  }
}
