import { inSlices, news, turn } from "../../viewers/in-slices";
import type { LogStore } from "../store/log-store";
import { endRow, type Segment } from "../store/segment";

/** Finds something in every segment of a log as it is loaded, a few milliseconds at a time. */
export class LogScan<T> {
  readonly #store: LogStore;
  readonly #find: (segment: Segment) => Generator<undefined, T>;
  readonly #onProgress: () => void;
  readonly #isNews: (found: T) => boolean;
  #hasNews = false;
  readonly #abort = new AbortController();
  readonly #stop: () => void;
  #found = new Map<Segment, T>();
  #nearRow: number;
  #begun: { readonly segment: Segment; readonly steps: Generator<undefined, T> } | undefined;
  #isRunning = false;
  #isResting = false;

  /**
   * @param nearRow - where to begin; it continues to the end and then from the start
   * @param onProgress - called after each slice of work
   * @param isNews - the first result for which this is true is drawn before the scan continues
   */
  constructor(
    store: LogStore,
    find: (segment: Segment) => Generator<undefined, T>,
    nearRow: number,
    onProgress: () => void,
    isNews: (found: T) => boolean = () => false,
  ) {
    this.#store = store;
    this.#find = find;
    this.#nearRow = nearRow;
    this.#onProgress = onProgress;
    this.#isNews = isNews;
    this.#stop = store.subscribe(() => void this.#run());
  }

  start(): void {
    void this.#run();
  }

  /** Sets whether the scan pauses, because other work is more urgent. */
  rest(isResting: boolean): void {
    this.#isResting = isResting;
    void this.#run();
  }

  /** The results so far, in the order of the rows. */
  get found(): readonly T[] {
    return this.#store.state.segments.flatMap((segment) => {
      const found = this.#found.get(segment);
      return found === undefined ? [] : [found];
    });
  }

  /** Whether all loaded segments have been scanned. */
  get isDone(): boolean {
    return this.#store.state.segments.every((segment) => this.#found.has(segment));
  }

  close(): void {
    this.#abort.abort();
    this.#stop();
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#isResting || this.isDone) return;
    this.#isRunning = true;
    // Wait for the current task, which may be drawing typed text or new rows.
    await turn();
    await inSlices(this.#steps(), this.#abort.signal, this.#onProgress);
    this.#isRunning = false;
    if (this.#abort.signal.aborted) return;
    this.#onProgress();
    // While this run ended, segments may have arrived or the pause may have ended.
    void this.#run();
  }

  *#steps(): Generator<typeof news | undefined, true> {
    for (let segment = this.#next(); segment; segment = this.#next()) {
      if (this.#begun?.segment !== segment) this.#begun = { segment, steps: this.#find(segment) };
      const step = this.#begun.steps.next();
      if (!step.done) {
        yield undefined;
        continue;
      }
      const found = step.value;
      this.#begun = undefined;
      this.#found.set(segment, found);
      const isFirst = !this.#hasNews && this.#isNews(found);
      this.#hasNews ||= isFirst;
      yield isFirst ? news : undefined;
    }
    // Drop the results of segments that were replaced.
    this.#found = new Map(
      this.#store.state.segments.flatMap((segment) => {
        const found = this.#found.get(segment);
        return found === undefined ? [] : [[segment, found] as const];
      }),
    );
    return true;
  }

  #next(): Segment | undefined {
    if (this.#isResting) return undefined;
    const { segments } = this.#store.state;
    if (this.#begun && segments.includes(this.#begun.segment)) return this.#begun.segment;
    const isNew = (segment: Segment) => !this.#found.has(segment);
    return segments.find((segment) => isNew(segment) && endRow(segment) > this.#nearRow) ?? segments.find(isNew);
  }
}
