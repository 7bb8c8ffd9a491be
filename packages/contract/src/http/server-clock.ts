/**
 * The server's time as far as its answers tell it. Expiry, countdowns and "how long ago" are reckoned by it, since a
 * customer's clock may be days off.
 */
export class ServerClock {
  #offsetMs = 0;

  /** Reads the answer's `Date` header, which has whole seconds; smaller differences are noise. */
  observe(answer: Pick<Response, "headers">): void {
    const date = Date.parse(answer.headers.get("Date") ?? "");
    if (Number.isNaN(date)) return;
    const offsetMs = date - Date.now();
    this.#offsetMs = Math.abs(offsetMs) < 5_000 ? 0 : offsetMs;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }
}
