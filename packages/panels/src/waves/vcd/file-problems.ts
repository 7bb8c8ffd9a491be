/** The problems of a file. Its readable part is still shown. */
export type ProblemKind =
  | "noDefinitionsEnd"
  | "unreadable"
  | "unknownIdentifier"
  | "timeBackwards"
  | "cutOff"
  | "tooManySignals";

export interface FileProblem {
  readonly kind: ProblemKind;
  readonly count: number;
  /** The byte at which it was found first. */
  readonly offset: number;
}

/** Counts problems by their kind. */
export class ProblemList {
  readonly #found = new Map<ProblemKind, { count: number; readonly offset: number }>();

  add(kind: ProblemKind, offset: number): void {
    const known = this.#found.get(kind);
    if (known) known.count += 1;
    else this.#found.set(kind, { count: 1, offset });
  }

  list(): readonly FileProblem[] {
    return Array.from(this.#found, ([kind, { count, offset }]) => ({ kind, count, offset }));
  }
}
