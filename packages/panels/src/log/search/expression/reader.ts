import type { CharacterTest } from "./syntax";

/** Walks through the source of an expression. */
export class Reader {
  #at = 0;

  constructor(
    readonly source: string,
    readonly isCaseSensitive: boolean,
  ) {}

  get isAtEnd(): boolean {
    return this.#at >= this.source.length;
  }

  sees(text: string): boolean {
    return this.source.startsWith(text, this.#at);
  }

  takes(text: string): boolean {
    if (!this.sees(text)) return false;
    this.#at += text.length;
    return true;
  }

  /** @param pattern - sticky */
  takesPattern(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source);
    if (found) this.#at += found[0].length;
    return found;
  }

  next(): number {
    this.#at += 1;
    return this.source.charCodeAt(this.#at - 1);
  }

  skipPast(text: string): void {
    this.#at = this.source.indexOf(text, this.#at) + text.length;
  }

  literal(code: number): CharacterTest {
    return this.between(code, code);
  }

  /** Tests for a range of characters, in either case unless the search is case-sensitive. */
  between(from: number, to: number): CharacterTest {
    const isIn: CharacterTest = (code) => code >= from && code <= to;
    return this.isCaseSensitive ? isIn : (code) => isIn(code) || otherCases(code).some(isIn);
  }
}

function otherCases(code: number): readonly number[] {
  const character = String.fromCharCode(code);
  return [character.toLowerCase(), character.toUpperCase()]
    .filter((other) => other.length === 1 && other !== character)
    .map((other) => other.charCodeAt(0));
}
