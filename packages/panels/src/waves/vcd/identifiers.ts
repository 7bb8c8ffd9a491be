/** Identifiers are read as numbers in this base. Their 94 printable characters are the digits from 1. */
export const radix = 95;
/** Identifiers of up to this many characters are in the table. Few files have longer ones. */
export const shortest = 3;
const space = 32;
const encoder = new TextEncoder();

/** Finds the channel of an identifier. */
export class Identifiers {
  /** By the number of a short identifier: its channel, plus 1. 0 is unknown. */
  readonly table = new Uint32Array(radix ** shortest);
  readonly #others = new Map<string, number>();

  set(identifier: string, channel: number): void {
    // In the file, other characters are several bytes.
    const isAscii = /^[!-~]*$/.test(identifier);
    const bytes = isAscii ? identifier : textOf(encoder.encode(identifier));
    if (!isAscii || bytes.length > shortest) this.#others.set(bytes, channel + 1);
    else this.table[numberOf(bytes)] = channel + 1;
  }

  /** The channel of a longer identifier, or one that is not ASCII, plus 1. 0 is unknown. */
  other(bytes: Uint8Array, from: number, to: number): number {
    return this.#others.get(textOf(bytes, from, to)) ?? 0;
  }
}

function numberOf(bytes: string): number {
  let number = 0;
  for (let at = 0; at < bytes.length; at += 1) number = number * radix + bytes.charCodeAt(at) - space;
  return number;
}

function textOf(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = "";
  for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at]!);
  return text;
}
