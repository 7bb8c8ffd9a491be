import { inSlices } from "../../viewers/in-slices";
import { collectChanges, type SignalChanges } from "../vcd/signal-changes";
import type { WaveFile } from "../vcd/wave-file";
import type { WaveSignal } from "../vcd/wave-signal";

/** Collects the changes of the wanted signals, those with few changes first. Other signals cost nothing. */
export class ChangesCache {
  /** Grows with each collected signal. */
  version = 0;
  readonly #known = new Map<number, SignalChanges>();
  readonly #listeners = new Set<() => void>();
  #wanted: readonly WaveSignal[] = [];
  #abort: AbortController | undefined;

  constructor(readonly file: WaveFile) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Undefined until they are collected. */
  get({ channel }: WaveSignal): SignalChanges | undefined {
    return this.#known.get(channel);
  }

  want(signals: readonly WaveSignal[]): void {
    this.#wanted = signals;
    if (this.#abort) return;
    this.#abort = new AbortController();
    void this.#collect(this.#abort.signal);
  }

  close(): void {
    this.#abort?.abort();
    this.#abort = undefined;
  }

  async #collect(signal: AbortSignal): Promise<void> {
    let shown = this.version;
    // Drawing takes longer than collecting a small signal, so several are drawn together.
    const show = () => {
      if (shown === this.version) return;
      shown = this.version;
      for (const listener of this.#listeners) listener();
    };
    await inSlices(this.#collectAll(), signal, show);
    if (!signal.aborted) show();
  }

  *#collectAll(): Generator<undefined, void> {
    const { bytes, log } = this.file;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#known.set(next.channel, yield* collectChanges(bytes, log, next.channel, next.kind === "event"));
      this.version += 1;
    }
    this.#abort = undefined;
  }

  #next(): WaveSignal | undefined {
    const { counts } = this.file.log;
    const unknown = this.#wanted.filter(({ channel }) => !this.#known.has(channel));
    return unknown.sort((one, other) => counts[one.channel]! - counts[other.channel]!)[0];
  }
}
