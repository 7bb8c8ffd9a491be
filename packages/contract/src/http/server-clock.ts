/**
 * The server's time, from its responses. Expiry, countdowns and "how long ago" use it, because a
 * customer's clock may be days off.
 */
export class ServerClock {
  #offsetMs = 0;
  readonly #watchers = new Set<() => void>();

  /** Reads the response's `Date` header. It has whole seconds, so differences under 5 seconds are ignored. */
  observe(response: Pick<Response, "headers">): void {
    const date = Date.parse(response.headers.get("Date") ?? "");
    if (Number.isNaN(date)) return;
    const offsetMs = date - Date.now();
    if (Math.abs(offsetMs - this.#offsetMs) < 5_000) return;
    this.#offsetMs = Math.abs(offsetMs) < 5_000 ? 0 : offsetMs;
    for (const onCorrected of this.#watchers) onCorrected();
  }

  /** Subscribes to corrections of the time. @returns a function that ends the subscription. */
  subscribe(onCorrected: () => void): () => void {
    this.#watchers.add(onCorrected);
    return () => this.#watchers.delete(onCorrected);
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }
}
