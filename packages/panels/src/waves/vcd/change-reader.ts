import { ChangeLog } from "./change-log";
import type { ProblemList } from "./file-problems";
import { type Identifiers, radix, shortest } from "./identifiers";

const tab = 9;
const space = 32;
const hash = 35;
const dollar = 36;
const zero = 48;
const nine = 57;
/* The kinds of words in the file, by their first character. */
const other = 0;
const scalar = 1;
const vector = 2;
const blank = 3;
const kinds = new Uint8Array(256);
kinds.fill(blank, 0, space + 1);
for (const character of "01xXzZuUwWlLhH-") kinds[character.charCodeAt(0)] = scalar;
for (const character of "bBrRsS") kinds[character.charCodeAt(0)] = vector;

const decoder = new TextDecoder();
/* Words that only frame values. All others are sections up to their `$end`. */
const frames = new Set(["$dumpvars", "$dumpall", "$dumpon", "$dumpoff", "$end"]);

/** Reads the value changes of a file, piece by piece. */
export class ChangeReader {
  readonly log: ChangeLog;
  #at: number;
  readonly #start: number;
  #lastTime = -1;
  #isInSection = false;

  constructor(
    start: number,
    channels: number,
    readonly identifiers: Identifiers,
    readonly problems: ProblemList,
  ) {
    this.#start = start;
    this.#at = start;
    this.log = new ChangeLog(channels);
  }

  get at(): number {
    return this.#at;
  }

  /**
   * Reads the words that begin before `until`.
   *
   * @param to - The number of available bytes. A word that reaches this end is read later, unless `isLast`.
   * @returns whether it read anything.
   */
  read(bytes: Uint8Array, until: number, to: number, isLast: boolean): boolean {
    const { log, identifiers, problems } = this;
    const { table } = identifiers;
    let at = this.#at;
    const begin = at;
    while (at < until) {
      const start = at;
      const kind = kinds[bytes[at]!]!;
      at += 1;
      if (kind === blank) continue;
      if (kind === other || this.#isInSection) {
        at = this.#readOther(bytes, start, to, isLast);
        if (at === start) break;
        continue;
      }
      if (kind === vector) while (at < to && bytes[at]! > space) at += 1;
      while (at < to && (bytes[at] === space || bytes[at] === tab)) at += 1;
      const lineEnd = at;
      // The identifier of a vector may also be on the next line.
      if (kind === vector) while (at < to && bytes[at]! <= space) at += 1;
      const from = at;
      let number = 0;
      let bits = 0;
      for (; at < to; at += 1) {
        const byte = bytes[at]!;
        if (byte <= space) break;
        bits |= byte;
        number = (Math.imul(number, radix) + byte - space) | 0;
      }
      if (at === to && (!isLast || from === at)) {
        if (isLast) problems.add("cutOff", start);
        else at = start;
        break;
      }
      const isInTable = at - from <= shortest && bits < 128;
      const channel = isInTable ? (table[number] ?? 0) : identifiers.other(bytes, from, at);
      if (channel === 0) {
        problems.add(at === from || from > lineEnd ? "unreadable" : "unknownIdentifier", start);
        // What is on the next line is no identifier, so it is read again.
        if (from > lineEnd) at = lineEnd;
        continue;
      }
      log.add(channel - 1, start);
    }
    this.#at = at;
    return at > begin;
  }

  /** Ends the file. Values get time 0 if the file has no times. */
  finish(): void {
    if (this.log.count > 0 && this.log.times.length === 0) this.log.addTime(0, this.#start);
    if (this.#isInSection) this.problems.add("cutOff", this.#at);
  }

  /** Reads a time, a keyword or any other word. @returns its end, or its start if the end has not arrived yet. */
  #readOther(bytes: Uint8Array, start: number, to: number, isLast: boolean): number {
    let at = start;
    while (at < to && bytes[at]! > space) at += 1;
    if (at === to && !isLast) return start;
    const first = bytes[start];
    if (this.#isInSection) {
      if (first === dollar && wordAt(bytes, start, at) === "$end") this.#isInSection = false;
    } else if (first === hash) this.#readTime(bytes, start, at);
    else if (first === dollar) this.#isInSection = !frames.has(wordAt(bytes, start, at));
    else this.problems.add("unreadable", start);
    return at;
  }

  #readTime(bytes: Uint8Array, start: number, end: number): void {
    let time = 0;
    for (let at = start + 1; at < end; at += 1) {
      const byte = bytes[at]!;
      if (byte < zero || byte > nine) return this.problems.add("unreadable", start);
      time = time * 10 + (byte - zero);
    }
    if (end === start + 1 || !Number.isFinite(time)) return this.problems.add("unreadable", start);
    if (time < this.#lastTime) return this.problems.add("timeBackwards", start);
    if (time === this.#lastTime) return;
    if (this.#lastTime === -1 && this.log.count > 0 && time > 0) this.log.addTime(0, this.#start);
    this.#lastTime = time;
    this.log.addTime(time, start);
  }
}

const wordAt = (bytes: Uint8Array, from: number, to: number) =>
  decoder.decode(bytes.subarray(from, Math.min(to, from + 32)));
