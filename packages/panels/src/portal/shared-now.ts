import type { ServerClock } from "@gatehouse/contract";
import type { SharedValue } from "./shared-state";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * The server's time for all panels of a provider, so that they all count the same days. It updates hourly, when a
 * response corrects the clock, and when the reader returns, because timers pause while a machine sleeps. Updates are
 * rare, so that polls cause no renders.
 */
export function createSharedNow(clock: ServerClock): SharedValue<number> {
  let nowMs = clock.now();
  return {
    initial: () => nowMs,
    onWatched(set) {
      const tick = () => set((nowMs = clock.now()));
      const catchUp = () => Math.abs(clock.now() - nowMs) > minuteMs && tick();
      // The clock doesn't update while nobody watches.
      catchUp();
      const timer = setInterval(tick, hourMs);
      const stop = clock.subscribe(tick);
      document.addEventListener("visibilitychange", catchUp);
      window.addEventListener("focus", catchUp);
      return () => {
        document.removeEventListener("visibilitychange", catchUp);
        window.removeEventListener("focus", catchUp);
        clearInterval(timer);
        stop();
      };
    },
  };
}
