import { addMs, type Clock } from "../core/clock";

/** A clock that stands still until a test moves it. It starts at noon of the day that the tests' demo is seeded for. */
export class TestClock implements Clock {
  #now = new Date("2026-11-20T12:00:00Z");

  now(): Date {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now = addMs(this.#now, ms);
  }
}
