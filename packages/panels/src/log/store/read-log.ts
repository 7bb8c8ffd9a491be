import type { PortalError } from "@gatehouse/contract";
import type { LogReader, LogWindow } from "./log-source";
import { type LogState, LogStore } from "./log-store";
import { isAnotherLog, newRows } from "./new-rows";
import { cutSegment, endRow, type Segment, segmentOf, segmentText } from "./segment";
import { insertSegment, lastRun, missingRanges, replaceTail, type RowRange, type SegmentList } from "./segment-list";

const firstRowsCount = 100;
const viewedRowsCount = 1_000;
/** The most rows of one request. */
const mostRowsCount = 10_000;

/** Whether the Retry-After of a failed read has not passed yet. */
function mustWait(failure: unknown): boolean {
  const { at = 0, retryAfterMs = 0 } = (failure ?? {}) as Partial<PortalError>;
  return Date.now() < at + retryAfterMs;
}

/** A log that is read in windows of rows: first its end, then the rows in view. One request at a time. */
export class ReadLog extends LogStore {
  readonly #read: LogReader["read"];
  #isReading = false;
  #viewed: RowRange | undefined;
  #isAllWanted = false;
  #isTailWanted = true;
  #tailRowsCount = viewedRowsCount;
  /** Whether the source returns the numbers of its rows. If not, its rows are the last ones or the whole log. */
  #isNumbered = true;

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
    if (this.state.phase === "opening" || mustWait(this.state.failure)) return;
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
      // After Retry, nothing may be left to read if the failed rows are not needed. Clear the failure then too.
      if (this.state.failure !== undefined) this.change({ failure: undefined });
    } catch (failure) {
      this.fail(failure);
    } finally {
      this.#isReading = false;
    }
  }

  #next(): (() => Promise<void>) | undefined {
    if (this.#isTailWanted) return () => this.#readTail();
    const missing = this.#missing();
    return missing && (() => this.#readRange(missing));
  }

  /** The next rows to read: those in view, those that a caller waits for, then those nearest to the end. */
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
    const { rows, isNumbered } = await this.#rows({ startRow: from, rowsCount: to - from });
    const { segments } = this.state;
    const read = isNumbered ? insertSegment(segments, cutSegment(rows, from, to)) : segments;
    // A failure shows until a read succeeds.
    this.change({ failure: undefined, ...this.#known(read, rows.startRow > from || read === segments) });
  }

  async #readTail(): Promise<void> {
    const { phase, rowCount, isUnnumbered } = this.state;
    const isFirst = phase === "opening";
    // The last row may have been read before it was complete.
    const known = Math.max(0, rowCount - 1);
    const window =
      isFirst || !this.#isNumbered
        ? { rowsCount: firstRowsCount }
        : { startRow: known, rowsCount: this.#tailRowsCount };
    const { rowsCount } = window;
    const { rows, isNumbered } = await this.#rows(window);
    this.#isNumbered = isNumbered;
    if (!isNumbered) return this.#showUnnumbered(rows, rowsCount);
    // If there are as many rows as requested, there may be more.
    const hasAll = isFirst || rows.rowCount < rowsCount;
    const isFull = !hasAll && rows.startRow === known;
    // A source that does not know `startRow` sends its last rows, which may begin after the first added row.
    const isGap = !hasAll && rows.startRow > known && rowsCount < mostRowsCount;
    this.#isTailWanted = isFull || isGap;
    this.#tailRowsCount = this.#isTailWanted ? mostRowsCount : viewedRowsCount;
    if (isGap) return;
    const end = endRow(rows);
    const { segments } = this.state;
    // The log began again, for example because the build did.
    const isShorter = rows.rowCount > 0 && !isFirst && !isUnnumbered && end < rowCount;
    const isAnother = isShorter && isAnotherLog(segments, rows);
    const isNew = isFirst || isUnnumbered || (rows.rowCount > 0 && !isShorter);
    this.change({
      phase: "open",
      failure: undefined,
      updatedAt: Date.now(),
      ...(isAnother && { segments: [rows], firstRow: 0, rowCount: end }),
      ...(isNew && {
        ...this.#known(replaceTail(isUnnumbered ? [] : segments, rows), !isFirst && rows.startRow !== known),
        rowCount: end,
        isUnnumbered: false,
      }),
    });
  }

  /** The readable rows of a log. If the source returns only its last rows, drop all rows before an unreadable gap. */
  #known(segments: SegmentList, isTailOnly: boolean): Pick<LogState, "segments" | "firstRow"> {
    if (!isTailOnly) return { segments, firstRow: this.state.firstRow };
    const last = lastRun(segments);
    return { segments: last, firstRow: last[0]?.startRow ?? 0 };
  }

  /**
   * Appends rows without numbers to the earlier rows, which keep their places. If there are as many as requested, the
   * log may have more rows before them.
   */
  async #showUnnumbered(rows: Segment, rowsCount: number): Promise<void> {
    this.#isTailWanted = false;
    const { segments, firstRow, rowCount } = this.state;
    const areLast = rows.rowCount === rowsCount || rows.rowCount === firstRowsCount;
    let tail = rows;
    if (areLast && segments.length > 0) {
      let added = newRows(segments, tail);
      if (added === undefined && rowsCount < mostRowsCount) {
        tail = (await this.#rows({ rowsCount: mostRowsCount })).rows;
        added = newRows(segments, tail);
      }
      // More rows may have been added than the server sends. A placeholder row represents the missing ones.
      tail = added === undefined ? afterGap(tail, rowCount) : lastRows(tail, added + 1, rowCount - 1);
    }
    const end = endRow(tail);
    this.change({
      phase: "open",
      failure: undefined,
      updatedAt: Date.now(),
      segments: areLast ? replaceTail(segments, tail) : replaceTail([], tail),
      firstRow: areLast ? firstRow : 0,
      rowCount: end,
      isUnnumbered: areLast,
    });
  }

  async #rows(window: LogWindow): Promise<{ readonly rows: Segment; readonly isNumbered: boolean }> {
    const { text, startRow } = await this.#read(window);
    const isNumbered = startRow !== undefined && Number.isSafeInteger(startRow) && startRow >= 0;
    return { rows: segmentOf(sentText(text), isNumbered ? startRow : 0), isNumbered };
  }
}

/** The text of a response. Some servers send null for no rows. Anything else was not read. */
function sentText(text: unknown): string {
  if (typeof text === "string") return text;
  if (text === null) return "";
  throw new TypeError("A log reader must return its rows as text");
}

/** The last rows of a segment, renumbered to start at `startRow`. */
const lastRows = (rows: Segment, count: number, startRow: number): Segment => ({
  ...cutSegment(rows, endRow(rows) - count, endRow(rows)),
  startRow,
});

const afterGap = (rows: Segment, startRow: number) => segmentOf(`⋯\n${segmentText(rows)}`, startRow);

/** A gap with missing rows around it, because the user will likely scroll on. */
function windowAround(gap: RowRange, missing: readonly RowRange[]): RowRange {
  const whole = missing.find(({ from, to }) => from <= gap.from && gap.from < to) ?? gap;
  const spare = Math.max(0, viewedRowsCount - (gap.to - gap.from));
  const from = Math.max(whole.from, gap.from - Math.floor(spare / 2));
  return { from, to: Math.min(whole.to, from + Math.max(viewedRowsCount, gap.to - gap.from), from + mostRowsCount) };
}
