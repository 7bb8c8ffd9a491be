/** Timers with one specific delay that fire only when the story says so. */
export interface HeldTimers {
  /** Fires the held timers. */
  readonly elapse: () => void;
  readonly count: () => number;
  readonly release: () => void;
}

/** @param delayMs all other timers are not affected. */
export function holdTimers(delayMs: number): HeldTimers {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = window;
  let id = -1;
  window.setTimeout = ((handler: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== delayMs) return Reflect.apply(set, window, [handler, ms, ...rest]) as number;
    held.set((id -= 1), handler);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((timer?: number) => {
    if (timer === undefined || !held.delete(timer)) clear.call(window, timer);
  }) as typeof window.clearTimeout;
  return {
    elapse: () => {
      const due = [...held.values()];
      held.clear();
      for (const handler of due) handler();
    },
    count: () => held.size,
    release: () => Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}
