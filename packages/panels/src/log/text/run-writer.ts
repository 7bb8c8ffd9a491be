import { plainStyle, type TextStyle } from "./text-style";

/* A terminal ends at its last column. This one is wide enough for any. */
const widest = 500;

/** A piece of a line in one style. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
  readonly href?: string | undefined;
}

const blank = (length: number): Run => ({ text: " ".repeat(length), style: plainStyle });

/** Writes runs at a column that may move back, as a terminal does within one line. */
export class RunWriter {
  #runs: Run[] = [];
  #length = 0;
  #column = 0;

  get runs(): readonly Run[] {
    return this.#runs;
  }

  get column(): number {
    return this.#column;
  }

  moveTo(column: number): void {
    this.#column = Math.max(0, Math.min(column, Math.max(this.#length, widest)));
  }

  write(run: Run): void {
    if (this.#column > this.#length) this.#append(blank(this.#column - this.#length));
    const end = this.#column + run.text.length;
    if (this.#column === this.#length) this.#append(run);
    else this.#replace([...this.#cut(0, this.#column), run, ...this.#cut(end, this.#length)]);
    this.#column = end;
  }

  /** @param mode - 0 erases to the end, 1 to the start, 2 both */
  erase(mode: 0 | 1 | 2): void {
    const kept = mode === 0 ? this.#cut(0, this.#column) : this.#column === 0 ? [] : [blank(this.#column)];
    this.#replace(mode === 1 ? [...kept, ...this.#cut(this.#column, this.#length)] : kept);
  }

  #append(run: Run): void {
    const last = this.#runs.at(-1);
    if (last && last.style === run.style && last.href === run.href)
      this.#runs[this.#runs.length - 1] = { ...last, text: last.text + run.text };
    else this.#runs.push(run);
    this.#length += run.text.length;
  }

  #replace(runs: readonly Run[]): void {
    this.#runs = [];
    this.#length = 0;
    for (const run of runs) this.#append(run);
  }

  #cut(from: number, to: number): Run[] {
    return sliceRuns(this.#runs, from, to);
  }
}

/** The part of a line between two columns. */
export function sliceRuns<R extends Run>(runs: readonly R[], from: number, to: number): R[] {
  const kept: R[] = [];
  let start = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== "") kept.push({ ...run, text });
    start += run.text.length;
  }
  return kept;
}
