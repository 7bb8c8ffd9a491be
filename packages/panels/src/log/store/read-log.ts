import type { LogReader, LogWindow } from "./log-source";
import { LogStore } from "./log-store";
import { cutSegment, endRow, type Segment, segmentOf } from "./segment";
import { insertSegment, lastRun, missingRanges, replaceTail, type RowRange } from "./segment-list";

const firstRowsCount = 100;
const viewedRowsCount = 1_000;
/** The most rows of one call. */
const mostRowsCount = 10_000;

/** A log that is read in windows of rows: first its end, then what is looked at. One call at a time. */
export class ReadLog extends LogStore {
  readonly #read: LogReader["read"];
  #isReading = false;
  #viewed: RowRange | undefined;
  #isAllWanted = false;
  #isTailWanted = true;
  #tailRowsCount = viewedRowsCount;

  constructor(read: LogReader["read"]) {
    super();
    this.#read = read;
  }

  open(): void {
    this.#isTailWanted = true;
    void this.#pump();
  }

  want(range: RowRange): void {
    this.#viewed = range;
    void this.#pump();
  }

  wantAll(isWanted: boolean): void {
    this.#isAllWanted = isWanted;
    void this.#pump();
  }

  protected readNext(): void {
    void this.#pump();
  }

  /** Reads the rows added at the end. */
  poll(): void {
    if (this.state.phase === "opening") return;
    this.#isTailWanted = true;
    this.retry();
  }

  retry(): void {
    if (!this.#isReading) void this.#pump(true);
  }

  async #pump(isRetry = false): Promise<void> {
    if (this.#isReading || (this.state.failure !== undefined && !isRetry)) return;
    this.#isReading = true;
    try {
      for (let next = this.#next(); next && !this.abort.signal.aborted; next = this.#next()) await next();
      // After Retry, nothing may be left to read: nobody waits any longer for what failed.
      if (this.state.failure !== undefined) this.change({ failure: undefined });
    } catch (failure) {
      this.change({ failure });
    } finally {
      this.#isReading = false;
    }
  }

  #next(): (() => Promise<void>) | undefined {
    if (this.#isTailWanted) return () => this.#readTail();
    const missing = this.#missing();
    return missing && (() => this.#readRange(missing));
  }

  /** The next segment to read: the one in view, one that somebody waits for, then the one nearest to the end. */
  #missing(): RowRange | undefined {
    const { segments, firstRow, rowCount } = this.state;
    const all = { from: firstRow, to: rowCount };
    for (const { from, to } of [...(this.#viewed ? [this.#viewed] : []), ...this.needed]) {
      const [gap] = missingRanges(segments, { from: Math.max(from, all.from), to: Math.min(to, all.to) });
      if (gap) return windowAround(gap, missingRanges(segments, all));
    }
    const last = this.#isAllWanted ? missingRanges(segments, all).at(-1) : undefined;
    return last && { from: Math.max(last.from, last.to - mostRowsCount), to: last.to };
  }

  async #readRange({ from, to }: RowRange): Promise<void> {
    const rows = await this.#rows({ startRow: from, rowsCount: to - from });
    const read = insertSegment(this.state.segments, cutSegment(rows, from, to));
    // This source returns only its last rows. A gap before them, left while the log grew, can't be read either.
    const isTailOnly = rows.startRow > from || read === this.state.segments;
    const segments = isTailOnly ? lastRun(read) : read;
    const firstRow = isTailOnly ? (segments[0]?.startRow ?? 0) : this.state.firstRow;
    // A failure is shown until something could be read.
    this.change({ failure: undefined, segments, firstRow });
  }

  async #readTail(): Promise<void> {
    const { phase, rowCount } = this.state;
    const isFirst = phase === "opening";
    // The last row may have been read before it was complete.
    const known = Math.max(0, rowCount - 1);
    const rowsCount = this.#tailRowsCount;
    const rows = await this.#rows(isFirst ? { rowsCount: firstRowsCount } : { startRow: known, rowsCount });
    // As many rows as were asked for: there may be more.
    const hasAll = isFirst || rows.rowCount < rowsCount;
    const isFull = !hasAll && rows.startRow === known;
    // A source that does not know `startRow` sends its last rows, which may begin after the first that was added.
    const isGap = !hasAll && rows.startRow > known && rowsCount < mostRowsCount;
    this.#isTailWanted = isFull || isGap;
    this.#tailRowsCount = this.#isTailWanted ? mostRowsCount : viewedRowsCount;
    if (isGap) return;
    const end = endRow(rows);
    const isNew = isFirst || (rows.rowCount > 0 && end >= rowCount);
    this.change({
      phase: "open",
      failure: undefined,
      updatedAt: Date.now(),
      ...(isNew && { segments: replaceTail(this.state.segments, rows), rowCount: end }),
    });
  }

  async #rows(window: LogWindow): Promise<Segment> {
    const { text, startRow } = await this.#read(window);
    return segmentOf(text, Number.isSafeInteger(startRow) && startRow >= 0 ? startRow : 0);
  }
}

/** A gap with some rows around it, as far as they are missing too: the reader scrolls on. */
function windowAround(gap: RowRange, missing: readonly RowRange[]): RowRange {
  const whole = missing.find(({ from, to }) => from <= gap.from && gap.from < to) ?? gap;
  const spare = Math.max(0, viewedRowsCount - (gap.to - gap.from));
  const from = Math.max(whole.from, gap.from - Math.floor(spare / 2));
  return { from, to: Math.min(whole.to, from + Math.max(viewedRowsCount, gap.to - gap.from), from + mostRowsCount) };
}
