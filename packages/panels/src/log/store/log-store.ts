import { missingRanges, type RowRange, segmentAt, type SegmentList } from "./segment-list";

/** The state of a log. Every change makes a new object. */
export interface LogState {
  /** `opening` until the first rows have arrived. */
  readonly phase: "opening" | "open";
  readonly segments: SegmentList;
  readonly rowCount: number;
  /** The first row that can be read: more than 0 where the source returns only its last rows. */
  readonly firstRow: number;
  /** Whether only the last rows can be read and their numbers in the log are unknown. Rows then count from 0. */
  readonly isUnnumbered?: boolean;
  /** Whether more rows of a stream are on their way. */
  readonly isArriving?: boolean;
  /** Why rows could not be read. Rows that were read stay. */
  readonly failure?: unknown;
  /** When the newest rows came, in milliseconds since the epoch. */
  readonly updatedAt?: number;
}

export const openingState: LogState = { phase: "opening", segments: [], rowCount: 0, firstRow: 0 };

/** Whether the source returns only the last rows of the log. */
export const hasLastRowsOnly = ({ firstRow, isUnnumbered = false }: Pick<LogState, "firstRow" | "isUnnumbered">) =>
  firstRow > 0 || isUnnumbered;

/** Whether any of these lines, counted from 1, can be shown, as far as is known. */
export const hasLines = (state: LogState, { first, last }: { readonly first: number; readonly last: number }) =>
  state.phase === "opening" ||
  state.isArriving === true ||
  (state.isUnnumbered !== true && first <= state.rowCount && last > state.firstRow);

/** Whether every row that can be read is loaded. */
export const isWhole = ({ phase, isArriving, segments, firstRow, rowCount }: LogState) =>
  phase === "open" && !isArriving && missingRanges(segments, { from: firstRow, to: rowCount }).length === 0;

/** Holds the rows of one log and reads those that are wanted. */
export abstract class LogStore {
  #state = openingState;
  readonly #listeners = new Set<() => void>();
  protected readonly abort = new AbortController();
  /** The rows that callers of `loaded` wait for. */
  protected readonly needed = new Set<RowRange>();

  get state(): LogState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected change(state: Partial<LogState>): void {
    if (this.abort.signal.aborted) return;
    this.#state = { ...this.#state, ...state };
    for (const listener of this.#listeners) listener();
  }

  /** Shows that rows could not be read. A promise may reject, and a stream may break off, without a reason. */
  protected fail(reason: unknown): void {
    this.change({ failure: reason ?? new Error("The log could not be read") });
  }

  segmentAt(row: number) {
    return segmentAt(this.#state.segments, row);
  }

  /** Settles once the rows are loaded or reading has failed. A range to `Infinity` waits for the end of the log. */
  async loaded(range: RowRange): Promise<void> {
    const isThere = () =>
      this.#state.failure !== undefined ||
      this.abort.signal.aborted ||
      (this.#state.phase === "open" &&
        !(this.#state.isArriving && range.to > this.#state.rowCount) &&
        missingRanges(this.#state.segments, this.#readable(range)).length === 0);
    this.needed.add(range);
    this.readNext();
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
    this.needed.delete(range);
  }

  /** Limits a range to readable rows, because a source may turn out to return only its last rows. */
  #readable({ from, to }: RowRange): RowRange {
    return { from: Math.max(from, this.#state.firstRow), to: Math.min(to, this.#state.rowCount) };
  }

  abstract open(): void;
  /** Reads these visible rows next, if they are not loaded. */
  abstract want(range: RowRange): void;
  /** Sets whether to read all rows, from the end to the start. */
  abstract wantAll(isWanted: boolean): void;
  protected abstract readNext(): void;
  /** Reads the rows added at the end. */
  abstract poll(): void;
  /** Reads the failed parts again. */
  abstract retry(): void;

  close(): void {
    this.abort.abort();
  }
}
