import type { ProblemList } from "./file-problems";
import { Identifiers } from "./identifiers";
import { defaultTimescale, parseTimescale, type Timescale } from "./timescale";
import type { SignalKind, WaveScope, WaveSignal } from "./wave-signal";

const dollar = 36;
const space = 32;
const byteOrderMark = [0xef, 0xbb, 0xbf];
const mostSignals = 1_000_000;
const widest = 1_000_000;
const decoder = new TextDecoder();
const end = new TextEncoder().encode("$end");
/* They hold values, so the declarations are over. */
const valueSections: ReadonlySet<string> = new Set(["$dumpvars", "$dumpall", "$dumpon", "$dumpoff"]);

/** The declarations of a file, which come before its first value. */
export class Header {
  timescale: Timescale = defaultTimescale;
  readonly scopes: WaveScope[] = [];
  readonly signals: WaveSignal[] = [];
  readonly identifiers = new Identifiers();
  channelCount = 0;
  readonly #channels = new Map<string, number>();
  #scope = -1;

  constructor(readonly problems: ProblemList) {}

  /**
   * Reads declarations from `at` on, and stops after some of them.
   *
   * @returns where it stopped, and whether the declarations ended there. It does not advance if it needs more bytes.
   */
  read(bytes: Uint8Array, at: number, to: number, isLast: boolean): { readonly at: number; readonly isDone: boolean } {
    for (let sections = 0; sections < 256; sections += 1) {
      while (at < to && isBlank(bytes[at]!)) at += 1;
      if (at >= to) break;
      if (bytes[at] !== dollar) return this.#withoutEnd(at);
      const close = sectionEnd(bytes, at, to);
      // `$end` may be the last word of the file, or the first part of a longer one.
      if (close === undefined || (close === to && !isLast)) {
        if (!isLast) return { at, isDone: false };
        this.problems.add("cutOff", at);
        return { at: to, isDone: true };
      }
      const [keyword = "", ...words] = decoder.decode(bytes.subarray(at, close - end.length)).split(/\s+/);
      if (valueSections.has(keyword)) return this.#withoutEnd(at);
      at = close;
      if (keyword === "$enddefinitions") return { at, isDone: true };
      this.#declare(keyword, words.filter(Boolean), at);
    }
    if (at < to || !isLast) return { at, isDone: false };
    this.problems.add("cutOff", at);
    return { at, isDone: true };
  }

  #withoutEnd(at: number) {
    this.problems.add("noDefinitionsEnd", at);
    return { at, isDone: true };
  }

  #declare(keyword: string, words: readonly string[], offset: number): void {
    if (keyword === "$timescale") {
      const timescale = parseTimescale(words.join(""));
      if (timescale) this.timescale = timescale;
      else this.problems.add("unreadable", offset);
    } else if (keyword === "$scope") {
      this.scopes.push({ name: words.slice(1).join(" ") || (words[0] ?? ""), parent: this.#scope });
      this.#scope = this.scopes.length - 1;
    } else if (keyword === "$upscope") this.#scope = this.scopes[this.#scope]?.parent ?? -1;
    else if (keyword === "$var") this.#declareSignal(words, offset);
  }

  #declareSignal([type, size, identifier, ...names]: readonly string[], offset: number): void {
    const width = Number(size);
    if (type === undefined || identifier === undefined || names.length === 0 || !Number.isInteger(width))
      return this.problems.add("unreadable", offset);
    if (this.signals.length === mostSignals) return this.problems.add("tooManySignals", offset);
    const channel = this.#channels.get(identifier) ?? this.#addChannel(identifier);
    const { name, range } = splitRange(names, width);
    this.signals.push({
      name,
      range,
      scope: this.#scope,
      kind: kindOf(type),
      type,
      width: Math.max(1, Math.min(widest, width)),
      channel,
    });
  }

  #addChannel(identifier: string): number {
    const channel = this.channelCount;
    this.channelCount += 1;
    this.#channels.set(identifier, channel);
    this.identifiers.set(identifier, channel);
    return channel;
  }
}

/** Whether a byte is space, or part of the byte order mark that some editors put at the start. */
const isBlank = (byte: number) => byte <= space || byteOrderMark.includes(byte);

/** The end of the section that begins at `at`, after its `$end`. */
function sectionEnd(bytes: Uint8Array, at: number, to: number): number | undefined {
  for (
    let found = bytes.indexOf(dollar, at + 1);
    found !== -1 && found < to;
    found = bytes.indexOf(dollar, found + 1)
  ) {
    const close = found + end.length;
    const isWord = bytes[found - 1]! <= space && (close >= to || bytes[close]! <= space);
    if (isWord && close <= to && end.every((byte, index) => bytes[found + index] === byte)) return close;
  }
  return undefined;
}

function kindOf(type: string): SignalKind {
  if (type === "real" || type === "realtime" || type === "shortreal") return "real";
  if (type === "string") return "text";
  return type === "event" ? "event" : "bits";
}

/**
 * Splits the range of bits off a vector such as `data [7:0]`. The index of `data[3]` stays, because it may be one word
 * of a memory.
 */
function splitRange(names: readonly string[], width: number) {
  const whole = names.join(" ");
  if (!whole.endsWith("]")) return { name: whole, range: "" };
  const [, name, range] = /^(.*?)\s*(\[-?\d+:-?\d+\])$/s.exec(whole) ?? [];
  if (name !== undefined && range !== undefined && (width > 1 || names.length > 1)) return { name, range };
  return { name: whole.replace(/\s+(?=\[-?\d+\]$)/, ""), range: "" };
}
