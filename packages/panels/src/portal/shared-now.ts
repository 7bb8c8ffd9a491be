import type { ServerClock } from "@gatehouse/contract";
import type { SharedValue } from "./shared-state";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * The server's time for all panels of a provider, so that two of them never count different days. It moves each hour, and
 * when a response corrects the clock: days left change slowly, and polls stay free of renders.
 */
export function createSharedNow(clock: ServerClock): SharedValue<number> {
  let nowMs = clock.now();
  return {
    initial: () => nowMs,
    onWatched(set) {
      const tick = () => set((nowMs = clock.now()));
      // Nobody has followed the clock before the first watcher.
      if (Math.abs(clock.now() - nowMs) > minuteMs) tick();
      const timer = setInterval(tick, hourMs);
      const stop = clock.subscribe(tick);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}
