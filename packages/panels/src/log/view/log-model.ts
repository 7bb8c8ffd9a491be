import { type Facts, findFacts } from "../search/facts";
import { HitList } from "../search/hit-list";
import { findHits, type Hits } from "../search/hits";
import type { Matcher } from "../search/log-query";
import { LogScan } from "../search/log-scan";
import { stepsOf } from "../search/steps";
import { isWhole, type LogState, type LogStore } from "../store/log-store";
import { missingRanges } from "../store/segment-list";
import { type LogSnapshot, openingSnapshot } from "./log-snapshot";

const hasHits = ({ rows }: Hits) => rows.length > 0;

/* How often results are shown while a scan runs. */
const progressMs = 100;
/* A view that has not scrolled for this long is at rest. */
const scrollingMs = 150;

/** Finds steps, reports and matches in the rows of a log, for one viewer. */
export class LogModel {
  readonly #store: LogStore;
  readonly #stop: () => void;
  readonly #facts: LogScan<Facts>;
  readonly #listeners = new Set<() => void>();
  #search: { readonly matcher: Matcher; readonly scan: LogScan<Hits> } | undefined;
  #snapshot = openingSnapshot;
  #shownAt = 0;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #areReportsWanted = false;
  #factsKey = "";
  #factsShown: Pick<LogSnapshot, "steps" | "reports"> = openingSnapshot;

  constructor(store: LogStore) {
    this.#store = store;
    this.#facts = new LogScan(this.#store, findFacts, Number.POSITIVE_INFINITY, () => this.#showProgress(this.#facts));
    const look = () => {
      this.#restFacts();
      this.#show();
    };
    this.#stop = store.subscribe(look);
    look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LogSnapshot => this.#snapshot;

  /** Searches all lines, starting at a row. Without a matcher, it stops the search. */
  search(matcher: Matcher | undefined, nearRow: number): void {
    this.#search?.scan.close();
    this.#search = undefined;
    if (matcher) {
      const scan: LogScan<Hits> = new LogScan(
        this.#store,
        (segment) => findHits(segment, matcher),
        nearRow,
        () => this.#showProgress(scan),
        hasHits,
      );
      this.#search = { matcher, scan };
      scan.start();
    }
    this.#wantAll();
    this.#restFacts();
    // The viewer knows that the search has begun.
    if (this.#search?.scan.isDone === false) this.#shownAt = performance.now();
    else this.#show();
  }

  /** Sets whether to find the errors and warnings in all lines. */
  wantReports(areWanted: boolean): void {
    this.#areReportsWanted = areWanted;
    this.#wantAll();
  }

  /** A search and the list of reports need all lines. Otherwise, only lines in view are read. */
  #wantAll(): void {
    this.#store.wantAll(this.#areReportsWanted || this.#search !== undefined);
  }

  /** Call this while the user scrolls, because drawing has priority over steps and reports. */
  scrolled(): void {
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(() => {
      this.#scrolling = undefined;
      this.#restFacts();
    }, scrollingMs);
    this.#restFacts();
  }

  close(): void {
    clearTimeout(this.#scrolling);
    this.#facts.close();
    this.#search?.scan.close();
    this.#stop();
  }

  /** Steps and reports stay the same arrays as long as nothing was added to them. */
  #knownFacts({ segments, firstRow, rowCount }: LogState): Pick<LogSnapshot, "steps" | "reports"> {
    const found = this.#facts.found;
    const unread = missingRanges(segments, { from: firstRow, to: rowCount });
    const count = found.reduce((sum, { marks, reports }) => sum + marks.length + reports.length, 0);
    const key = [rowCount, count, ...unread.flatMap(({ from, to }) => [from, to])].join();
    if (key !== this.#factsKey) {
      const marks = found.flatMap((facts) => facts.marks);
      this.#factsKey = key;
      this.#factsShown = {
        steps: stepsOf(marks, rowCount, unread),
        reports: found.flatMap(({ reports }) => reports),
      };
    }
    return this.#factsShown;
  }

  /** Pauses the scan for steps and reports while a search runs, rows arrive or the user scrolls. */
  #restFacts(): void {
    const { isArriving, failure } = this.#store.state;
    const isReading = isArriving === true && failure === undefined;
    this.#facts.rest(this.#search?.scan.isDone === false || isReading || this.#scrolling !== undefined);
  }

  #showProgress(scan: LogScan<Facts> | LogScan<Hits>): void {
    const search = this.#search;
    if (scan === search?.scan && scan.isDone) this.#restFacts();
    const shown = this.#snapshot.search;
    const showsNone = shown?.matcher !== search?.matcher || shown?.hits.total === 0;
    const hasFirst = showsNone && scan === search?.scan && search.scan.found.some(hasHits);
    if (scan.isDone || hasFirst || performance.now() - this.#shownAt >= progressMs) this.#show();
  }

  #show(): void {
    this.#shownAt = performance.now();
    const { state } = this.#store;
    this.#snapshot = {
      state,
      ...this.#knownFacts(state),
      search: this.#search && {
        matcher: this.#search.matcher,
        hits: new HitList(this.#search.scan.found),
        isDone: this.#search.scan.isDone && isWhole(state),
      },
    };
    for (const listener of this.#listeners) listener();
  }
}
