/** The pace of replayed builds, which a story advances. */
export interface ReplayPace {
  readonly wait: (ms: number) => Promise<void>;
  /** Advances the recording by this time. Output that is due by then is written soon after. */
  readonly advance: (ms: number) => Promise<void>;
  /** Forgets the pending wait of an earlier story. */
  readonly reset: () => void;
}

export function replayPace(): ReplayPace {
  let held: { readonly ms: number; readonly go: () => void } | undefined;
  let onHeld = () => {};
  const isHeld = async () => {
    if (held === undefined) await new Promise<void>((resolve) => (onHeld = resolve));
    return held;
  };
  return {
    wait: (ms) =>
      new Promise((go) => {
        held = { ms, go };
        onHeld();
      }),
    async advance(ms) {
      for (let left = ms; left > 0;) {
        const next = await isHeld();
        held = undefined;
        left -= next?.ms ?? left;
        next?.go();
      }
    },
    reset: () => (held = undefined),
  };
}
