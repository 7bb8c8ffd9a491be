import type { ChangeLog } from "./change-log";
import { ChangeReader } from "./change-reader";
import { type FileProblem, ProblemList } from "./file-problems";
import { Header } from "./read-header";
import type { Timescale } from "./timescale";
import type { WaveScope, WaveSignal } from "./wave-signal";

/** The readable part of a file. */
export interface WaveFile {
  /** The file itself: values are read from it when they are drawn. */
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly timescale: Timescale;
  readonly scopes: readonly WaveScope[];
  readonly signals: readonly WaveSignal[];
  readonly log: ChangeLog;
  readonly startTime: number;
  readonly endTime: number;
  readonly problems: readonly FileProblem[];
}

const stepBytes = 65_536;
/* A value change dump begins with one of these keywords. */
const opening =
  /^(?:\uFEFF)?\s*\$(?:date|version|timescale|comment|scope|var|upscope|attrbegin|enddefinitions|dumpfile)\b/;
const longestOpening = 256;

/** Whether a file begins like a value change dump. Undefined if there are too few bytes. */
export function isVcd(bytes: Uint8Array, isWhole: boolean): boolean | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, longestOpening));
  if (opening.test(text)) return true;
  const isTooShort = text.trim().length < 20 && bytes.length < longestOpening && !isWhole;
  return isTooShort ? undefined : false;
}

/** Reads a value change dump while its bytes arrive. */
export class VcdReader {
  readonly #problems = new ProblemList();
  readonly #header = new Header(this.#problems);
  #headerAt = 0;
  #changes: ChangeReader | undefined;

  /** Reads the available data, in `bytes` up to `to`. Yields whenever it may pause. */
  *read(bytes: Uint8Array, to: number, isLast: boolean): Generator<undefined, void> {
    while (!this.#changes) {
      const before = this.#headerAt;
      const { at, isDone } = this.#header.read(bytes, before, to, isLast);
      this.#headerAt = at;
      if (isDone) {
        const { channelCount, identifiers } = this.#header;
        this.#changes = new ChangeReader(at, channelCount, identifiers, this.#problems);
      } else if (at === before) return;
      yield undefined;
    }
    while (this.#changes.at < to) {
      const until = Math.min(to, this.#changes.at + stepBytes);
      if (!this.#changes.read(bytes, until, to, isLast)) return;
      yield undefined;
    }
  }

  /** The part read so far. */
  file(bytes: Uint8Array, size: number): WaveFile {
    const { timescale, scopes, signals, channelCount, identifiers } = this.#header;
    const changes = this.#changes ?? new ChangeReader(size, channelCount, identifiers, this.#problems);
    changes.finish();
    const { log } = changes;
    const { times } = log;
    const isEmpty = times.length === 0;
    return {
      bytes,
      size,
      timescale,
      scopes,
      signals,
      log,
      startTime: isEmpty ? 0 : times.at(0),
      endTime: isEmpty ? 0 : times.at(times.length - 1),
      problems: this.#problems.list(),
    };
  }
}
