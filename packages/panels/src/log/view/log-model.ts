import { type Facts, findFacts, type Report } from "../search/facts";
import { HitList } from "../search/hit-list";
import { findHits, type Hits } from "../search/hits";
import type { Matcher } from "../search/log-query";
import { LogScan } from "../search/log-scan";
import { type Step, stepsOf } from "../search/steps";
import type { LogContent } from "../store/log-source";
import { isWhole, type LogState, type LogStore, openingState } from "../store/log-store";
import { openLog } from "../store/open-log";

/** A search as far as it has come. */
export interface LogSearch {
  readonly matcher: Matcher;
  readonly hits: HitList;
  /** Whether all lines have been searched. */
  readonly isDone: boolean;
}

/** Everything that is known of a log at one moment. */
export interface LogSnapshot {
  readonly state: LogState;
  readonly reports: readonly Report[];
  readonly steps: readonly Step[];
  readonly search?: LogSearch | undefined;
}

export const openingSnapshot: LogSnapshot = { state: openingState, reports: [], steps: [] };

const hasHits = ({ rows }: Hits) => rows.length > 0;

/* How often what is found so far is shown while more is looked for. */
const progressMs = 100;
/* A view that has not scrolled for this long rests. */
const scrollingMs = 150;

/** A log with what is found in it, for one viewer. */
export class LogModel {
  readonly store: LogStore;
  readonly #facts: LogScan<Facts>;
  readonly #listeners = new Set<() => void>();
  #search: { readonly matcher: Matcher; readonly scan: LogScan<Hits> } | undefined;
  #snapshot = openingSnapshot;
  #shownAt = 0;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #factsKey = "";
  #factsShown: Pick<LogSnapshot, "steps" | "reports"> = openingSnapshot;

  constructor(content: LogContent) {
    this.store = openLog(content);
    this.#facts = new LogScan(this.store, findFacts, Number.POSITIVE_INFINITY, () => this.#showProgress(this.#facts));
    this.store.subscribe(() => {
      this.#restFacts();
      this.#show();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): LogSnapshot => this.#snapshot;

  /** Searches all lines, from a row on. Without a matcher it stops. */
  search(matcher: Matcher | undefined, nearRow: number): void {
    this.#search?.scan.close();
    this.#search = undefined;
    // A search reads all lines. Without one, nothing is read that nobody looks at.
    this.store.wantAll(matcher !== undefined);
    if (matcher) {
      const scan: LogScan<Hits> = new LogScan(
        this.store,
        (segment) => findHits(segment, matcher),
        nearRow,
        () => this.#showProgress(scan),
      );
      this.#search = { matcher, scan };
      scan.start();
    }
    this.#restFacts();
    this.#show();
  }

  /** To be called while the reader scrolls: drawing comes before steps and reports. */
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
    this.store.close();
  }

  /** Steps and reports stay the same arrays as long as nothing was added to them. */
  #knownFacts(rowCount: number): Pick<LogSnapshot, "steps" | "reports"> {
    const found = this.#facts.found;
    const key = `${rowCount} ${found.reduce((sum, { marks, reports }) => sum + marks.length + reports.length, 0)}`;
    if (key !== this.#factsKey) {
      const marks = found.flatMap((facts) => facts.marks);
      this.#factsKey = key;
      this.#factsShown = {
        steps: stepsOf(marks, rowCount),
        reports: found.flatMap(({ reports }) => reports),
      };
    }
    return this.#factsShown;
  }

  /** Somebody waits for the matches, for the rows that arrive, or for the view. Steps and reports are found afterwards. */
  #restFacts(): void {
    const { isArriving, failure } = this.store.state;
    const isReading = isArriving === true && failure === undefined;
    this.#facts.rest(this.#search?.scan.isDone === false || isReading || this.#scrolling !== undefined);
  }

  #showProgress(scan: LogScan<unknown>): void {
    const search = this.#search;
    if (scan === search?.scan && scan.isDone) this.#restFacts();
    const hasFirst =
      scan === search?.scan && this.#snapshot.search?.hits.total === 0 && search.scan.found.some(hasHits);
    if (scan.isDone || hasFirst || performance.now() - this.#shownAt >= progressMs) this.#show();
  }

  #show(): void {
    this.#shownAt = performance.now();
    const { state } = this.store;
    this.#snapshot = {
      state,
      ...this.#knownFacts(state.rowCount),
      search: this.#search && {
        matcher: this.#search.matcher,
        hits: new HitList(this.#search.scan.found),
        isDone: this.#search.scan.isDone && isWhole(state),
      },
    };
    for (const listener of this.#listeners) listener();
  }
}
